import type { RunningSite } from './running-site.ts';
import { type Figures, type Pace, sendSteadily, type SteadyRead } from './steady-load.ts';

/** More than queue and running work have room for. */
const CONNECTIONS = 2000;
const REST_MILLISECONDS = 10_000;
const KEPT: readonly SteadyRead[] = [
  { name: 'health', path: () => '/health' },
  { name: 'kept page', path: () => '/' },
];

/**
 * Some seconds of ten times the requests: how many were answered, how many refused and how soon, what kept answers and
 * health took meanwhile, and what all took ten seconds later. In milliseconds.
 */
export async function overload(
  { origin }: RunningSite,
  reads: readonly SteadyRead[],
  { perSecond, seconds }: Pace,
): Promise<Record<string, Record<string, string | number>>> {
  const mixed = [mix(reads)];
  await sendSteadily(origin, KEPT, { perSecond: 10, seconds: 1 });
  const before = await sendSteadily(origin, mixed, { perSecond, seconds });
  const [rush, kept] = await Promise.all([
    sendSteadily(origin, mixed, { perSecond: 10 * perSecond, seconds, connections: CONNECTIONS }),
    sendSteadily(origin, KEPT, { perSecond: 20, seconds }),
  ]);
  await new Promise((resolve) => setTimeout(resolve, REST_MILLISECONDS));
  const after = await sendSteadily(origin, mixed, { perSecond, seconds });
  return {
    before: rowOf(before.get('mixed')),
    [`${10 * perSecond} a second`]: rowOf(rush.get('mixed')),
    'health meanwhile': rowOf(kept.get('health')),
    'kept page meanwhile': rowOf(kept.get('kept page')),
    '10 s later': rowOf(after.get('mixed')),
  };
}

/** The reads in turn under one name. */
function mix(reads: readonly SteadyRead[]): SteadyRead {
  let turn = 0;
  return { name: 'mixed', path: () => reads[turn++ % reads.length]?.path() ?? '/' };
}

function rowOf(figures: Figures | undefined): Record<string, string | number> {
  if (figures === undefined) return {};
  const { p50, p99, answered, refused, refusedP99, failed } = figures;
  return { answered, refused, failed, p50: p50.toFixed(1), p99: p99.toFixed(1), 'p99 of refusals': refusedP99.toFixed(1) };
}
