FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY words/package.json words/
COPY contract/package.json contract/
COPY engine/package.json engine/
COPY simulator/package.json simulator/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY tools/package.json tools/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf e2e tools

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A start may migrate, or wait ten minutes for another that does.
HEALTHCHECK --start-period=10m --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Newer editions of Node let short-lived objects take twice as much: 80 MB that nobody needs.
CMD ["node", "--max-semi-space-size=16", "server/dist/main.js"]
