import { afterEach, expect, test, vi } from 'vitest';
import { countView } from '#src/adapters/views/count-view.ts';

afterEach(() => vi.unstubAllGlobals());

test('A view is sent by POST, without a body, and goes on when the page is left.', () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  countView('345');
  expect(fetch.mock.calls).toEqual([['/api/views/345', { method: 'POST', keepalive: true }]]);
});

test('Without a network nothing is thrown.', async () => {
  const failing = Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => failing);
  expect(() => countView('345')).not.toThrow();
  await expect(failing).rejects.toThrow('Failed to fetch');
});
