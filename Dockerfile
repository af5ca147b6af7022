FROM python:3.13-slim
LABEL org.opencontainers.image.title="Escapade" \
      org.opencontainers.image.description="A Discord bot for five escape games" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="docker.io/library/python:3.13-slim"
ENV PYTHONUNBUFFERED=1
WORKDIR /app
COPY requirements/postgres.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/postgres.txt
COPY bot bot
COPY cogs cogs
COPY storage storage
COPY docs/privacy.md docs/privacy.es.md docs/terms.md docs/terms.es.md docs/
# here the bot may write compiled files and parsed texts, which halve a start; when it runs it may not
RUN python -m compileall -q bot cogs storage \
 && python -c "from bot.installed_games import installed_games; installed_games()" \
 && useradd --uid 1000 --create-home escapade && install -d -m 700 -o escapade data
USER 1000
VOLUME /app/data
ENV METRICS_PORT=9464
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-c", "import os, urllib.request; \
urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"METRICS_PORT\"]}/healthz', timeout=5)"]
# exec form: SIGTERM reaches the bot, which stops in order within 30 seconds (stop_grace_period, --stop-timeout)
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
