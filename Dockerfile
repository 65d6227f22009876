# The major version of .nvmrc; both stages share a C library, so that the database driver built in one runs in the other.
ARG NODE=20-bookworm

FROM node:${NODE} AS build
WORKDIR /app
# The packages change less often than the sources: a layer of their own.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:${NODE}-slim
# HOST: a container's loopback is reachable by nobody.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/repartee.db
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/db/migrations ./db/migrations
COPY scripts/container.sh ./
RUN mkdir /data && chown node:node /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Begins as root only to own the volume, and runs the server as `node`; `docker run --user node` skips that.
ENTRYPOINT ["sh", "/app/container.sh"]
CMD ["node", "build/server.js"]
