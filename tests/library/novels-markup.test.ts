import { DocumentView } from '#src/features/reader/novel/blocks/DocumentView.tsx';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NOVELS, importChapters, plainText, textOf } from './novels-shelf.ts';
import type { Novel, ReadChapter } from './novels-shelf.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function renderChapter({ document }: ReadChapter): string {
  const i18n = setupI18n({ locale: 'vi', messages: { vi: {} }, missing: (_locale, id) => id });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(DocumentView, { document, pictures: [] })));
}

function shownText(markup: string): string {
  return markup
    .replace(/<(rp|rt)\b[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n/g, '');
}

async function renderNovel(novel: Novel): Promise<readonly { readonly chapter: ReadChapter; readonly markup: string }[]> {
  return (await importChapters(novel)).map((chapter) => ({ chapter, markup: renderChapter(chapter) }));
}

test.each(NOVELS)('Every chapter of %s is shown to its last character, notes at its end.', async (novel) => {
  const rendered = await renderNovel(novel);
  expect(rendered.length).toBeGreaterThan(3);
  const shown = rendered.map(({ markup }) => shownText(markup));
  const written = rendered.map(
    ({ chapter: { document } }) => textOf(document) + document.notes.map(({ runs }) => plainText(runs)).join(''),
  );
  expect(shown).toEqual(written);
});

test.each(NOVELS)('The markup of %s holds neither style attributes nor handlers.', async (novel) => {
  const rendered = await renderNovel(novel);
  expect(rendered.filter(({ markup }) => /<[^>]*\s(?:style|on[a-z]+)=/.test(markup)).map(({ chapter }) => chapter.title)).toEqual([]);
});

test('Ruby is set over its base in the markup of the library by the river.', async () => {
  const [first] = await renderNovel('kawabe-no-shoko');
  expect(first?.markup).toMatch(/<ruby[^>]*>掌<rp>（<\/rp><rt>てのひら<\/rt><rp>）<\/rp><\/ruby>/);
});
