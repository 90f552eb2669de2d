import { nextTask } from '#src/ui/late/next-task.ts';
import type { startStatecharts } from './start-statecharts.ts';

export type { StartedSite } from './start-statecharts.ts';
export interface Statecharts {
  readonly startStatecharts: typeof startStatecharts;
}

/* Each is built where its module is evaluated, which takes a slow phone up to 20 ms; 'eager' leaves them in one file. */
const CHARTS = [
  () => import(/* webpackMode: "eager" */ 'xstate'),
  () => import(/* webpackMode: "eager" */ '#machines/auth/index.ts'),
  () => import(/* webpackMode: "eager" */ '#machines/sign-in/index.ts'),
  () => import(/* webpackMode: "eager" */ '#machines/realtime/index.ts'),
  () => import(/* webpackMode: "eager" */ '#machines/reading-sync/index.ts'),
  () => import(/* webpackMode: "eager" */ '#machines/saving/index.ts'),
  () => import(/* webpackMode: "eager" */ '#machines/service-worker/index.ts'),
  () => import(/* webpackMode: "eager" */ '#machines/app/index.ts'),
];

/** The statecharts of every page, built one after the other: between two of them the reader is heard. */
export async function loadStatecharts(): Promise<Statecharts> {
  for (const load of CHARTS) {
    await load();
    await nextTask();
  }
  return import(/* webpackMode: "eager" */ './start-statecharts.ts');
}
