import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { adAddress, reachAd } from '#src/features/ads/ad-address.ts';

test('The address of an advertisement says where it stands and how large its box is.', () => {
  const box = { place: 'home', width: 728, height: 90 } as const;
  expect(adAddress('https://ads.example/[place]?size=[width]x[height]&again=[place]', box)).toBe(
    'https://ads.example/home?size=728x90&again=home',
  );
});

test('An advertisement is reached where its host answers, whatever it answers, and not where nobody does or who asked has left.', async () => {
  const server = createServer((request, response) => {
    if (request.url !== '/hangs') response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => (server.closeAllConnections(), void server.close()));
  const { port } = server.address() as AddressInfo;
  const here = new AbortController();
  await expect(reachAd(`http://127.0.0.1:${port}/fails`, here.signal)).resolves.toBeUndefined();
  await expect(reachAd('http://127.0.0.1:1/', here.signal)).rejects.toThrow('fetch failed');
  const hanging = reachAd(`http://127.0.0.1:${port}/hangs`, here.signal);
  here.abort();
  await expect(hanging).rejects.toThrow('aborted');
});
