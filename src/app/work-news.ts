import { NewestChapter } from '#graphql/generated/documents/NewestChapter.ts';
import type { NewestChapterSubscription } from '#graphql/generated/graphql.ts';
import type { SubscriptionSocket } from '#src/adapters/subscriptions/subscription-socket.ts';
import type { WorkNews } from '#src/routes/-site-context.ts';
import type { ChartWorld } from './statecharts/chart-world.ts';

type World = Pick<ChartWorld, 'account' | 'endpoint'>;

/** Milliseconds after which a lost connection is tried anew while the device has a network. */
const REST = 30_000;

/**
 * Over the socket of the page, whose script comes with the first who asks. Without it there are no news: the page can
 * be read all the same.
 */
export function workNews(world: World, open: (world: World) => Promise<Pick<SubscriptionSocket, 'subscribe'>> = openPageSocket): WorkNews {
  return {
    follow: (workId, tell) => {
      const leaving = new AbortController();
      const { signal } = leaving;
      const begin = async (): Promise<void> => {
        const socket = await open(world);
        if (signal.aborted) return;
        const request = { query: NewestChapter.text, variables: { workId } };
        const stop = socket.subscribe<NewestChapterSubscription>(request, {
          onOpened: nothing,
          onResult: ({ newestChapter }) => newestChapter && tell(newestChapter),
          onEnded: (reason) => {
            signal.removeEventListener('abort', stop);
            if (reason === 'lost') later(start, signal);
          },
        });
        signal.addEventListener('abort', stop);
      };
      const start = (): void => void begin().catch(() => later(start, signal));
      start();
      return () => leaving.abort();
    },
  };
}

async function openPageSocket(world: World): Promise<SubscriptionSocket> {
  const { pageSocket } = await import('./page-socket.ts');
  return pageSocket(world);
}

/** Without a network as soon as there is one again. */
function later(begin: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!navigator.onLine) return addEventListener('online', begin, { once: true, signal });
  const rest = setTimeout(begin, REST);
  signal.addEventListener('abort', () => clearTimeout(rest));
}

function nothing(): void {}
