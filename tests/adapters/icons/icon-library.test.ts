import { expect, test, vi } from 'vitest';
import { LONGEST_ICON_URL } from '#graphql/document/limits.ts';
import { IconLibrary } from '#src/adapters/icons/icon-library.ts';
import { eventually } from '#tests/support/eventually.ts';

function library() {
  const asked: [string, readonly string[]][] = [];
  const icons = new IconLibrary(async (collection, names) => {
    asked.push([collection, names]);
    return new Map(names.filter((name) => name !== 'none').map((name) => [name, `<svg>${name}</svg>`]));
  });
  return { asked, icons };
}

test('Icons that are wanted in one moment are fetched together, each collection by itself, each icon once.', async () => {
  const { asked, icons } = library();
  const told = vi.fn();
  icons.subscribe(told);
  for (const name of ['lucide:sword', 'mdi:cat', 'lucide:heart', 'lucide:sword']) icons.want(name);
  expect(icons.read('lucide:sword')).toBeNull();
  await eventually(() => expect(told).toHaveBeenCalledTimes(2));
  icons.want('lucide:heart');
  expect(asked).toEqual([
    ['lucide', ['heart', 'sword']],
    ['mdi', ['cat']],
  ]);
  expect(icons.read('mdi:cat')).toBe('data:image/svg+xml,%3Csvg%3Ecat%3C%2Fsvg%3E');
});

test('One that cannot be had stays away, and is not asked for again.', async () => {
  const { asked, icons } = library();
  const told = vi.fn();
  icons.subscribe(told);
  icons.want('lucide:none');
  await eventually(() => expect(told).toHaveBeenCalled());
  icons.want('lucide:none');
  expect([icons.read('lucide:none'), asked]).toEqual([null, [['lucide', ['none']]]]);
});

test('No address is longer than the specification allows.', async () => {
  const { asked, icons } = library();
  for (let index = 0; index < 100; index += 1) icons.want(`lucide:an-icon-with-a-long-name-${index}`);
  await eventually(() => expect(asked.flatMap(([, names]) => names)).toHaveLength(100));
  const lengths = asked.map(([collection, names]) => `https://api.iconify.design/${collection}.json?icons=${names.join(',')}`.length);
  expect(LONGEST_ICON_URL).toBe(500);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_ICON_URL);
  expect(asked.length).toBeLessThan(12);
});
