import type { Browser } from 'playwright';

/** What the browser tells of itself: `ts` in microseconds, the same clock in every process. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly event_latency?: { readonly event_type?: string } };
}

/** Marks a turn within the handling of its key. */
export const TURN_MARK = 'bench-turn';

/**
 * Has the browser itself say how long every key took that a page marked (TURN_MARK), from the press until the frame that
 * answers it has been presented. What is returned ends the recording and resolves with milliseconds, in the order of the marks.
 */
export async function recordTurns(browser: Browser): Promise<() => Promise<readonly number[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const { promise: isComplete, resolve } = Promise.withResolvers<void>();
  session.once('Tracing.tracingComplete', () => resolve());
  const includedCategories = ['input', 'blink.user_timing'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    await session.send('Tracing.end');
    await isComplete;
    await session.detach();
    return latenciesOf(events.toSorted((one, other) => one.ts - other.ts));
  };
}

interface Press {
  readonly pid: number;
  readonly from: number;
  readonly to: number;
}

function latenciesOf(events: readonly TraceEvent[]): readonly number[] {
  const presses = pressesIn(events);
  const marks = events.filter(({ name, cat, ph }) => name === TURN_MARK && cat.includes('user_timing') && ph !== 'e');
  return marks.map(({ pid, ts }) => {
    const press = presses.find((one) => one.pid === pid && one.from <= ts && ts <= one.to);
    return press === undefined ? Number.NaN : (press.to - press.from) / 1000;
  });
}

function pressesIn(events: readonly TraceEvent[]): readonly Press[] {
  const open = new Map<string, TraceEvent>();
  const presses: Press[] = [];
  for (const event of events.filter(({ name }) => name === 'EventLatency')) {
    const key = `${event.pid} ${event.id2?.local}`;
    const begun = open.get(key);
    if (event.ph === 'b') open.set(key, event);
    else if (event.ph === 'e' && begun?.args?.event_latency?.event_type === 'KEY_PRESSED')
      presses.push({ pid: event.pid, from: begun.ts, to: event.ts });
  }
  return presses;
}
