# syntax=docker/dockerfile:1
# The portal with its server. Build: docker build --tag portal . — see docs/operations.md#container.
ARG NODE_VERSION=20.20.2

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
# The packages first: this layer is kept until they change.
COPY package.json package-lock.json ./
# Not `npm ci`: it rejects a lock file without the packages of other platforms.
RUN npm install --no-save --no-audit --no-fund
COPY . .
# Readable by the user below, whatever the rights of the checkout.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && chmod -R a+rX catalogue.json schemas

FROM node:${NODE_VERSION}-bookworm-slim
# In production the demonstration is off, and the server does not start without the insurer's services.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
# Files of root: the server, which is not root, cannot change its own code.
COPY --from=build /app/package.json /app/catalogue.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/schemas ./schemas
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# Only whether the process answers. Whether it can serve customers is for the proxy to ask: /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
