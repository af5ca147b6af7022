FROM python:3.13-slim
WORKDIR /app
COPY requirements/postgres.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/postgres.txt
COPY bot bot
COPY cogs cogs
COPY storage storage
COPY docs docs
RUN useradd --create-home escapade && install -d -m 700 -o escapade data
USER escapade
VOLUME /app/data
ENV METRICS_PORT=9464
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-c", "import os, urllib.request; \
urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"METRICS_PORT\"]}/healthz', timeout=5)"]
# exec form: SIGTERM reaches the bot, which stops in order within 30 seconds (stop_grace_period, --stop-timeout)
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
