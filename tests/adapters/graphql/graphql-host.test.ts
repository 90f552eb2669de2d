import { afterEach, expect, test, vi } from 'vitest';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { sendOperation, type GraphqlHost } from '#src/adapters/graphql/graphql-host.ts';

const document = { name: 'WorkPage', hash: 'ab12', text: 'query WorkPage($id: ID!) { work(id: $id) { id } }' };
const failures: OperationFailed[] = [];
const ownHost: GraphqlHost = {
  endpoint: '/graphql',
  takesHashes: true,
  token: () => undefined,
  onErrors: (failure) => failures.push(failure),
};

function answering(...answers: readonly unknown[]) {
  const rest = [...answers];
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json(rest.shift()));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => {
  vi.unstubAllGlobals();
  failures.length = 0;
});

test('An anonymous read goes as GET with the operation name, the variables and the persisted hash.', async () => {
  const fetching = answering({ data: { work: { id: '1' } } });
  await expect(sendOperation(ownHost, document, { id: '1' })).resolves.toEqual({ work: { id: '1' } });
  const [url = '', init] = fetching.mock.calls[0] ?? [];
  expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toEqual({
    operationName: 'WorkPage',
    variables: '{"id":"1"}',
    extensions: '{"persistedQuery":{"version":1,"sha256Hash":"ab12"}}',
  });
  expect(init?.method).toBeUndefined();
});

test('What the host does not know by hash goes again as POST with its text.', async () => {
  const fetching = answering(
    { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    { data: { work: null } },
  );
  await expect(sendOperation(ownHost, document, { id: '1' })).resolves.toEqual({ work: null });
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(fetching.mock.calls[1]?.[1].body).toBe(
    JSON.stringify({ query: document.text, variables: { id: '1' }, operationName: 'WorkPage' }),
  );
  expect(failures).toEqual([]);
});

test('A signed-in reader and any other host get POST, with a Bearer token only where there is one.', async () => {
  const fetching = answering({ data: {} }, { data: {} });
  await sendOperation({ ...ownHost, token: () => 'secret' }, document, {});
  await sendOperation({ ...ownHost, endpoint: 'https://api.example/graphql', takesHashes: false }, document, {});
  const headers = fetching.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'));
  expect(fetching.mock.calls.map(([, init]) => init.method)).toEqual(['POST', 'POST']);
  expect(headers).toEqual(['Bearer secret', null]);
});

test('What changes something arrives although the page is left; what asks need not.', async () => {
  const fetching = answering({ data: {} }, { data: {} });
  await sendOperation({ ...ownHost, takesHashes: false }, document, {});
  await sendOperation(ownHost, { ...document, text: 'mutation SignOut { signOut { isDone } }' }, {});
  expect(fetching.mock.calls.map(([, init]) => init.keepalive)).toEqual([false, true]);
});

test('What is longer than browsers send of a page that is left is sent all the same.', async () => {
  const fetching = answering({ data: {} });
  const names = Array.from({ length: 400 }, (_, index) => `第${index}頁`.padEnd(60, '頁'));
  await sendOperation(ownHost, { ...document, text: 'mutation Begin { begin }' }, { names });
  expect(fetching.mock.calls.map(([, init]) => init.keepalive)).toEqual([false]);
});

test('Errors of the answer are handed to the hook once, and the call rejects.', async () => {
  answering({ data: null, errors: [{ message: 'Too deep', extensions: { code: 'LIMIT' } }, { message: 'Too wide' }] });
  const failure = await sendOperation(ownHost, document, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperationFailed);
  expect(failures).toEqual([failure]);
  expect(failures[0]).toMatchObject({ operation: 'WorkPage', message: 'WorkPage: Too deep; Too wide', codes: ['LIMIT'] });
});

test('An answer whose list of errors is empty is an answer.', async () => {
  answering({ data: { work: null }, errors: [] });
  expect(await sendOperation(ownHost, document, {})).toEqual({ work: null });
  expect(failures).toEqual([]);
});

test('A question that is taken back rejects as such, and is no unreachable host.', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('Taken back.', 'AbortError')));
  await expect(sendOperation(ownHost, document, {})).rejects.toMatchObject({ name: 'AbortError' });
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('Taken long.', 'TimeoutError')));
  await expect(sendOperation(ownHost, document, {})).rejects.toThrow(HostUnreachable);
});

test('The login elsewhere that ended the session is told with the failure; other failures tell of none.', async () => {
  const endedBy = { at: '2026-11-21T08:00:00.000Z', device: { kind: 'PHONE', browser: 'Firefox', system: 'Android' } };
  answering(
    { errors: [{ message: 'The session has ended.', extensions: { code: 'UNAUTHENTICATED', endedBy } }] },
    { errors: [{ message: 'The session has ended.', extensions: { code: 'UNAUTHENTICATED' } }] },
  );
  for (let count = 0; count < 2; count += 1) await sendOperation(ownHost, document, {}).catch(() => undefined);
  expect(failures.map((failure) => failure.endedBy)).toEqual([endedBy, null]);
});

test('An answer that is not GraphQL, and no answer at all, are an unreachable host.', async () => {
  for (const portal of [{ hello: 'portal' }, 'portal', null, { errors: 'many' }]) {
    answering(portal);
    await expect(sendOperation(ownHost, document, {})).rejects.toThrow('nothing that can be read');
  }
  vi.stubGlobal('fetch', async () => new Response('<html>login</html>'));
  await expect(sendOperation(ownHost, document, {})).rejects.toThrow(HostUnreachable);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await expect(sendOperation(ownHost, document, {})).rejects.toThrow('The API host cannot be reached: offline');
});
