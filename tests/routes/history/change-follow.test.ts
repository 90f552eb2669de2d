import type { Execute } from '#graphql/document/persisted-document.ts';
import { expect, test } from 'vitest';
import { changeFollow } from '#src/routes/-history/change-follow.ts';

/** A server that answers when it is let; `asked` are the texts of the operations that reached it. */
function slowServer() {
  const asked: string[] = [];
  const held: PromiseWithResolvers<unknown>[] = [];
  const execute = ((operation: { readonly text: string }) => {
    asked.push(/^mutation (\w+)/.exec(operation.text)?.[1] ?? '');
    const answer = Promise.withResolvers<unknown>();
    held.push(answer);
    return answer.promise;
  }) as Execute;
  return { asked, held, execute };
}

test('Letting a work go and taking that back arrive in this order, however slow the first is.', async () => {
  const { asked, held, execute } = slowServer();
  const letGo = changeFollow(execute, '7', false);
  const takenBack = changeFollow(execute, '7', true);
  await expect.poll(() => asked).toEqual(['UnfollowWork']);
  held[0]?.resolve({ unfollowWork: { isDone: true } });
  expect(await letGo).toBe('done');
  await expect.poll(() => asked).toEqual(['UnfollowWork', 'FollowWork']);
  held[1]?.resolve({ followWork: { __typename: 'Done' } });
  expect(await takenBack).toBe('done');
});

test('A change that failed does not stand in the way of the next.', async () => {
  const { asked, held, execute } = slowServer();
  const lost = changeFollow(execute, '7', true);
  const next = changeFollow(execute, '7', true);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.reject(new Error('No network.'));
  await expect(lost).rejects.toThrow('No network.');
  await expect.poll(() => asked).toEqual(['FollowWork', 'FollowWork']);
  held[1]?.resolve({ followWork: { __typename: 'Throttled' } });
  expect(await next).toBe('throttled');
});

test('A work whose change never arrives holds no other back.', async () => {
  const { asked, execute } = slowServer();
  void changeFollow(execute, '7', true);
  void changeFollow(execute, '8', false);
  await expect.poll(() => asked).toEqual(['FollowWork', 'UnfollowWork']);
});
