import { expect, test } from 'vitest';
import { server } from 'vitest/browser';

test('What one test file has loaded is not asked for by the next, unless files are watched.', async () => {
  const { headers } = await fetch('/src/i18n/without-marks.ts');
  expect(headers.get('cache-control')).toBe(server.config.watch ? 'no-cache' : 'max-age=3600');
});
