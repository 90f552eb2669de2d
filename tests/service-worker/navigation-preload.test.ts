import { expect, test } from 'vitest';
import { choosePreload } from '#src/service-worker/navigation-preload.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'enabled'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Safari/605.1.15',
    'enabled',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'disabled'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'disabled'],
])('The preload of pages of %s is %s.', async (userAgent, chosen) => {
  const asked: string[] = [];
  const preload = { enable: async () => void asked.push('enabled'), disable: async () => void asked.push('disabled') };
  await choosePreload(preload, userAgent);
  await choosePreload(undefined, userAgent);
  expect(asked).toEqual([chosen]);
});
