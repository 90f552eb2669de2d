import { expect, test } from 'vitest';
import { accountHead } from '#src/routes/-account/account-head.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';

const context = {
  language: 'vi',
  address: '/user/profile',
  sites: { vi: { name: 'Truyện Đôi', origin: 'https://vi.example' }, ja: { name: 'ふたご書庫', origin: 'https://ja.example' } },
} as unknown as SiteContext & { readonly address: string };
const PROFILE = { context, staticData: { metadata: 'profile' } } as const;

test('A page of an account has its own title, and no search engine keeps it.', async () => {
  const { meta, links } = await accountHead({ ...PROFILE, status: 'success' }, '/user/profile');
  expect(meta).toContainEqual({ title: 'Trang cá nhân | Truyện Đôi' });
  expect([meta.filter((tag) => 'name' in tag && tag.name === 'robots').length, links.length]).toEqual([1, 3]);
});

test('Where it failed the title is the message.', async () => {
  expect(await accountHead({ ...PROFILE, status: 'error' }, '/user/profile')).toEqual({
    meta: [{ title: 'Internal Server Error' }, { name: 'robots', content: 'noindex' }],
    links: [],
  });
});
