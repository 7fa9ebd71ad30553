# The bot; with the command `python -m bot local` the local table. Data live in the volume /data.
# Built and run nowhere yet, for want of a container engine where it was written: untried; docs/container.md says more.
FROM python:3.11-slim AS build
WORKDIR /build
COPY requirements/runtime.txt .
RUN python -m venv /venv \
 && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all: -r runtime.txt

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin sobremesa \
 && mkdir /data && chown sobremesa:sobremesa /data
WORKDIR /app
COPY --from=build /venv /venv
COPY games games
COPY rendering rendering
COPY storage storage
COPY tables tables
COPY cogs cogs
COPY bot bot
COPY sandbox sandbox
RUN /venv/bin/python -m compileall -q games rendering storage tables cogs bot sandbox
ENV PATH=/venv/bin:$PATH PYTHONUTF8=1 PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATABASE=/data/sobremesa.sqlite3 SANDBOX_HOST=0.0.0.0 SANDBOX_URL=http://localhost:8800
USER sobremesa
VOLUME /data
EXPOSE 8800
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s --retries=3 CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
