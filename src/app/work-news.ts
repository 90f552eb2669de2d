import { NewestChapter } from '#graphql/generated/documents/NewestChapter.ts';
import type { NewestChapterSubscription } from '#graphql/generated/graphql.ts';
import type { WorkNews } from '#src/routes/-site-context.ts';
import type { CommentsWorld } from './comments-source.ts';

/** Over the socket of the page, whose script comes with the first who asks. Without it there are no news: the page can be read all the same. */
export function workNews(world: Pick<CommentsWorld, 'account' | 'endpoint'>): WorkNews {
  return {
    follow: (workId, tell) => {
      const leaving = new AbortController();
      const begin = async (): Promise<void> => {
        const { pageSocket } = await import('./page-socket.ts');
        if (leaving.signal.aborted) return;
        const request = { query: NewestChapter.text, variables: { workId } };
        const stop = pageSocket(world).subscribe<NewestChapterSubscription>(request, {
          onOpened: nothing,
          onResult: ({ newestChapter }) => newestChapter && tell(newestChapter),
          onEnded: nothing,
        });
        leaving.signal.addEventListener('abort', stop);
      };
      begin().catch(nothing);
      return () => leaving.abort();
    },
  };
}

function nothing(): void {}
