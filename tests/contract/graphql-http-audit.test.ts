import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { startOwnSite } from '#tests/support/site/own-site.ts';

let site: InProcessSite;

beforeAll(async () => {
  const own = await startOwnSite();
  ({ site } = own);
  return own.close;
});

/** fetch cannot set the Host header, so the audited address says the site's host and the request goes to our port. */
const fetchSite: typeof fetch = async (input, init) => {
  const { search } = new URL(input instanceof Request ? input.url : input);
  const headers = Object.fromEntries(new Headers(init?.headers));
  const body = typeof init?.body === 'string' ? { body: init.body } : {};
  const answer = await site.send(`/graphql${search}`, { method: init?.method ?? 'GET', headers, ...body });
  const answered = new Headers(Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]));
  return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answered });
};

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: 'http://vi.localhost:3000/graphql', fetchFn: fetchSite });

  test('is audited in 61 points', () => {
    expect(audits).toHaveLength(61);
  });

  for (const audit of audits) {
    test(`passes the audit "${audit.name}"`, async () => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
    });
  }
});
