# Ludex as a container image: docs/self-hosting.md says how to run it.

FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts ./scripts
# `npm ci --ignore-scripts`, noted as done, so that the build does not repeat it.
RUN node --eval 'import("./scripts/prepare.js").then((prepare) => prepare.ensurePackages())'
COPY . .
# The package holds what a server needs, and nothing that only a build does.
RUN npm run package \
 && mkdir /server \
 && tar -xzf dist/ludex-*.tgz -C /server --strip-components=1 \
 && cd /server \
 && npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && node ludex.js unpack \
 && rm program-*.tar.zst \
 && chmod +x ludex.js

FROM node:26-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4310 \
    DATA_DIRECTORY=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    MALLOC_MMAP_THRESHOLD_=32768
WORKDIR /app
COPY --from=build /server ./
# `docker exec ludex ludex import games.csv`
RUN ln -s /app/ludex.js /usr/local/bin/ludex && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4310
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process and drains on SIGTERM.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "ludex.js"]
