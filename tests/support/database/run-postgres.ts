import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';

/** `node run-postgres.ts DATA_FOLDER`: starts the embedded PostgreSQL and stays until it is killed; prints what came of it as JSON. */
const dataFolder = process.argv[2] ?? '';
const { url, pid, isNew, isReused, folder } = await startEmbeddedPostgres({ dataFolder, say: (line) => process.stdout.write(`${line}\n`) });
process.stdout.write(`${JSON.stringify({ url, pid, isNew, isReused, folder })}\n`);
setInterval(() => {}, 60_000);
