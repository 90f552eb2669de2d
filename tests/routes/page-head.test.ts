import { expect, test } from 'vitest';
import { pageHead } from '#src/routes/-page-head.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';

const sites = { vi: { name: 'Truyện Đôi', origin: 'http://vi.localhost' }, ja: { name: 'ふたご書庫', origin: 'http://ja.localhost' } };

function describe(description: string): string {
  const context = { language: 'ja', sites } as unknown as SiteContext;
  const { meta } = pageHead(context, { title: '題', description }, { path: '/', twinPath: null });
  return meta.flatMap((tag) => ('content' in tag ? [tag.content] : [])).join('');
}

test('A description is one line of at most 160 characters.', () => {
  expect(describe('一行目\n  二行目')).toBe('一行目 二行目');
  expect(describe('語'.repeat(160))).toBe('語'.repeat(160));
  expect(describe('語'.repeat(161))).toBe(`${'語'.repeat(159)}…`);
});

test('A long description is cut between characters, never within one.', () => {
  const cut = describe('𠮷'.repeat(200));
  expect(cut.isWellFormed()).toBe(true);
  expect(cut).toBe(`${'𠮷'.repeat(159)}…`);
});
