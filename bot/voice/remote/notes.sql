-- Notes on their way. A job names its note only by id, so what was said gets into no job, no event and no log of the queue.
-- Unlogged: nothing of it is written to the write-ahead log, nor to a replica or a backup made from that. Vacuumed at once,
-- so that a deleted note doesn't lie in the file for long.
CREATE UNLOGGED TABLE notes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    audio bytea,  -- until it is transcribed
    announced double precision,
    lines jsonb,
    failure text,
    expires_at timestamptz NOT NULL
) WITH (
    autovacuum_vacuum_threshold = 0,
    autovacuum_vacuum_scale_factor = 0,
    toast.autovacuum_vacuum_threshold = 0,
    toast.autovacuum_vacuum_scale_factor = 0
);
