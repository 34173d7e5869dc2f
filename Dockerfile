# The site behind nginx, with the settings of docs/developers/host-your-own.md:
#   docker build --tag chess-tiebreaks . && docker run --publish 8080:80 chess-tiebreaks
FROM python:3.13-slim AS built
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
ARG SITE_URL="" REPO_URL=""
RUN make build && .venv/bin/python -m pyscript_app.build.hosting nginx > nginx.conf \
    && find site -type f -regex '.*\.\(html\|css\|js\|mjs\|json\|wasm\|svg\|xml\|txt\)' -exec gzip -9 -k -f {} +

FROM nginx:1.28-alpine
COPY --from=built /src/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=built /src/site /srv/tiebreaks
