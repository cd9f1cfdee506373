"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

RECEIVED = Counter("tafelarbiter_updates_received_total", "Updates stored for the first time", registry=REGISTRY)
REPEATED = Counter("tafelarbiter_updates_repeated_total", "Updates that were known already", registry=REGISTRY)
HANDLED = Counter("tafelarbiter_updates_handled_total", "Updates handled, by how it ended", ["end"], registry=REGISTRY)
REPLIES = Counter("tafelarbiter_replies_total", "Replies by kind", ["kind"], registry=REGISTRY)
WAITING = Gauge("tafelarbiter_updates_waiting", "Updates stored and not handled yet", registry=REGISTRY)
LATENCY = Histogram(
    "tafelarbiter_answer_seconds",
    "From storing an update to having answered it",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120),
    registry=REGISTRY,
)
THINKING = Histogram(
    "tafelarbiter_thinking_seconds",
    "Working out one reply",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
