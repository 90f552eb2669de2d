FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY . .
RUN node -e "import('./setup/preparation.mjs').then(({ prepareServer }) => prepareServer())"

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=built /app /app
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production FUTAGO_ADDRESS=0.0.0.0 FUTAGO_DATA_FOLDER=/data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --start-period=120s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
