import { expect, test } from 'vitest';
import { creatorHead, type CreatorWords } from '#src/routes/-creator/creator-head.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';

const SITES = {
  vi: { name: 'Truyện Đôi', origin: 'http://vi.localhost:3000', supportMail: '' },
  ja: { name: 'ふたご書庫', origin: 'http://ja.localhost:3000', supportMail: '' },
};
const CONTEXT = { language: 'ja', sites: SITES } as unknown as SiteContext;
const YUKI: CreatorWords = { name: '森田ゆき', reading: 'もりたゆき', worksHere: 13, worksThere: 0, twins: [] };

test('The head says the name with its reading, and the address without what is the default.', () => {
  expect(creatorHead(CONTEXT, '7', YUKI, { order: 'updated', page: 2 })).toEqual({
    meta: [
      { title: '森田ゆき（もりたゆき） | ふたご書庫' },
      { name: 'description', content: '森田ゆきのまんがと小説。新しい更新順、よく読まれている順で作品をさがせます。' },
    ],
    links: [{ rel: 'canonical', href: 'http://ja.localhost:3000/creator/7?page=2' }],
  });
});

function alternateOf(creator: CreatorWords): string | undefined {
  return creatorHead(CONTEXT, '7', creator, {}).links.find((link) => 'hrefLang' in link && link.hrefLang === 'vi')?.href;
}

test('The same person on the twin site is an alternate, by the same number or by another.', () => {
  expect(alternateOf({ ...YUKI, worksThere: 2, twins: [{ id: '9' }] })).toBe('http://vi.localhost:3000/creator/7');
  expect(alternateOf({ ...YUKI, twins: [{ id: '9' }] })).toBe('http://vi.localhost:3000/creator/9');
  expect(alternateOf(YUKI)).toBeUndefined();
});

test('A page beyond the last is kept by no search engine, whatever the twin site has.', () => {
  const last = creatorHead(CONTEXT, '7', { ...YUKI, worksHere: 20 }, { page: 2 });
  const beyond = creatorHead(CONTEXT, '7', { ...YUKI, worksHere: 20, worksThere: 2 }, { page: 3 });
  expect(last.meta.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(false);
  expect(beyond.meta.at(-1)).toEqual({ name: 'robots', content: 'noindex' });
  expect(beyond.links).toEqual([{ rel: 'canonical', href: 'http://ja.localhost:3000/creator/7?page=3' }]);
});

test('Where nothing of theirs is here, search engines are sent to the twin site.', () => {
  const { meta, links } = creatorHead(CONTEXT, '7', { ...YUKI, worksHere: 0, worksThere: 4 }, { page: 3 });
  expect(meta.at(-1)).toEqual({ name: 'robots', content: 'noindex' });
  expect(links).toEqual([{ rel: 'canonical', href: 'http://vi.localhost:3000/creator/7' }]);
});
