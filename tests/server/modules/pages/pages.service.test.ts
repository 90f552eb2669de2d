import { expect, test } from 'vitest';
import { PagesService } from '#server/modules/pages/pages.service.ts';
import type { PagesRepository } from '#server/modules/pages/pages.repository.ts';

function siteThatTells(language: 'vi' | 'ja', read: string[]) {
  return {
    language,
    supportMail: 'help@site.example',
    get name(): string {
      read.push(language);
      return 'Site';
    },
  };
}

test('The texts that every site has are read as somebody asks for one that no operator wrote, once.', async () => {
  const read: string[] = [];
  const written: Awaited<ReturnType<PagesRepository['find']>>[] = [];
  const pages = new PagesService({ find: async () => written[0] }, { vi: siteThatTells('vi', read), ja: siteThatTells('ja', read) });
  expect(read).toEqual([]);
  written.push({ slug: 'about', title: 'Của ai', description: '', document: { blocks: [] }, updatedAt: new Date(0) });
  expect((await pages.find({ language: 'vi', slug: 'about' }))?.title).toBe('Của ai');
  written.length = 0;
  expect(read).toEqual([]);
  const found = await Promise.all(['privacy', 'terms', 'privacy', 'about'].map((slug) => pages.find({ language: 'vi', slug })));
  expect(found.map((page) => page?.slug ?? null)).toEqual(['privacy', 'terms', 'privacy', null]);
  expect(new Set(read)).toEqual(new Set(['vi']));
  const once = read.length;
  expect((await pages.find({ language: 'vi', slug: 'terms' }))?.language).toBe('vi');
  expect(read).toHaveLength(once);
});
