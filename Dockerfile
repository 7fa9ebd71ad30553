# The bot; with the command `python -m bot local` the local table. All data is in the volume /data, nothing else is written
# but temporary files. docs/container.md says how to run it; `make test-container` builds and runs it.
FROM python:3.11-slim AS build
WORKDIR /build
COPY requirements/runtime.txt .
# Left out, because nothing reads it: setuptools, the libraries' own tests, and the words of CLDR in other languages.
RUN python -m venv /venv \
 && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all: -r runtime.txt \
 && /venv/bin/pip uninstall --quiet --yes setuptools \
 && find /venv -type d -name tests -prune -exec rm -r {} + \
 && find /venv/lib/*/site-packages/babel/locale-data -type f \
      ! -name 'root.dat' ! -name 'de[._]*' ! -name 'en[._]*' ! -name 'es[._]*' ! -name 'it[._]*' -delete

FROM python:3.11-slim
RUN groupadd --gid 10001 sobremesa \
 && useradd --uid 10001 --gid 10001 --no-log-init --no-create-home --home-dir /app --shell /usr/sbin/nologin sobremesa \
 && mkdir /data && chown 10001:10001 /data
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
ENV PATH=/venv/bin:$PATH PYTHONUTF8=1 PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 SOBREMESA_IMAGE=1 \
    DATABASE=/data/sobremesa.sqlite3 SANDBOX_HOST=0.0.0.0 SANDBOX_URL=http://localhost:8800
# By number, so that Kubernetes can tell that it is not root (runAsNonRoot).
USER 10001:10001
VOLUME /data
EXPOSE 8800
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
