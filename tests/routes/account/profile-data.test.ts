import { afterEach, expect, test, vi } from 'vitest';
import type { Execute, PersistedDocument } from '#graphql/document/persisted-document.ts';
import { loadProfile } from '#src/routes/-account/profile-data.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Asia/Saigon', 'Asia/Saigon'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Etc/GMT-7', 'Etc/GMT-7'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
  ['+07:00', 'UTC'],
])(
  'On a device that says it is in %s days of reading are asked for in %s: the server takes none that it does not know.',
  async (said, asked) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: said as string });
    const zones: unknown[] = [];
    const execute: Execute = async <Result, Variables>({ name }: PersistedDocument<Result, Variables>, variables: Variables) => {
      if (name === 'ProfilePage') zones.push((variables as { readonly timeZone?: string }).timeZone);
      return { viewer: null } as Result;
    };
    await loadProfile(execute, { page: 1 });
    expect(zones).toEqual([asked]);
  },
);
