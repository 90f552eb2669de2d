import { type BENCH_NAMES, problemOfNames } from './names.mjs';

/** Benches by name; each prints its own table. */
const BENCHES: Readonly<Record<(typeof BENCH_NAMES)[number], () => Promise<void>>> = {
  api: async () => (await import('./api.ts')).api(),
  import: async () => (await import('./import.ts')).importBench(),
  kills: async () => (await import('./kills.ts')).kills(),
  'disk-full': async () => (await import('./disk-full.ts')).diskFull(),
  load: async () => (await import('./load.ts')).load(),
  uploads: async () => (await import('./uploads.ts')).uploads(),
  'first-page': async () => (await import('./first-page.ts')).firstPage(),
  realtime: async () => (await import('./realtime.ts')).realtime(),
  places: async () => (await import('./places.ts')).places(),
  'page-turn': async () => (await import('./page-turn.ts')).pageTurn(),
  scale: async () => (await import('./scale.ts')).scale(),
  partitions: async () => (await import('./partitions.ts')).partitions(),
  search: async () => (await import('./search.ts')).search(),
  readers: async () => (await import('./readers.ts')).readers(),
  interactions: async () => (await import('./interactions.ts')).interactions(),
  'long-tasks': async () => (await import('./long-tasks.ts')).longTasks(),
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse(),
};

const names = process.argv.slice(2);
const problem = problemOfNames(names);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
const byName: Readonly<Record<string, () => Promise<void>>> = BENCHES;
for (const name of names) await byName[name]?.();
