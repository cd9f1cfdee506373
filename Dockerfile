FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY nlu nlu
COPY rules rules
# Such as [voice,voice-model,voice-remote].
ARG EXTRAS=""
RUN python -m venv /opt/tafelarbiter && /opt/tafelarbiter/bin/pip install --no-cache-dir ".${EXTRAS}"

FROM python:3.13-slim
# Letters for the report of rulings: ♠ ♥ ♦ ♣, and names in any Latin, Greek or Cyrillic writing; and what reads answers out.
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-dejavu-core espeak-ng \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data --create-home tafelarbiter
COPY --from=build /opt/tafelarbiter /opt/tafelarbiter
USER tafelarbiter
WORKDIR /data
VOLUME /data
# MALLOC_ARENA_MAX: threads that share their heaps keep the process small.
ENV DATABASE_URL=sqlite:////data/tafelarbiter.sqlite3 HTTP_HOST=0.0.0.0 HTTP_PORT=8080 MALLOC_ARENA_MAX=2
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["/opt/tafelarbiter/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/tafelarbiter/bin/tafelarbiter"]
CMD ["bot"]
