import { describe, expect, it } from 'vitest';
import { page, smallBook } from './memory-archive.ts';
import { readBook } from './read-book.ts';

/** The names of the pictures of a fixed layout whose documents show these, page by page. */
async function picturesOf(pages: readonly string[]): Promise<readonly string[]> {
  const pictures = new Set(pages.flatMap((body) => body.match(/\w+\.png/g) ?? []));
  const work = await readBook(
    smallBook({
      metadata: '<meta property="rendition:layout">pre-paginated</meta>',
      manifest: pages.map((_body, at) => `<item id="p${at}" href="p${at}.xhtml" media-type="application/xhtml+xml"/>`).join(''),
      spine: pages.map((_body, at) => `<itemref idref="p${at}"/>`).join(''),
      entries: Object.fromEntries([...[...pictures].map((name) => [name, 'x']), ...pages.map((body, at) => [`p${at}.xhtml`, page(body)])]),
    }),
  );
  return work.chapters.flatMap(({ content }) =>
    content.kind === 'pages' ? content.pages.map(({ name }) => name.slice('OPS/'.length)) : [],
  );
}

describe('pages of a fixed layout', () => {
  it('are all pictures of a document in its order, each once', async () => {
    expect(
      await picturesOf([
        '<img src="1right.png"/><div><svg><image xlink:href="1left.png"/></svg></div><img src="1right.png"/>',
        '<img src="2.png"/><img src="gone.svg"/>',
      ]),
    ).toEqual(['1right.png', '1left.png', '2.png']);
  });

  it('are not the buttons and the paper that several pages show', async () => {
    expect(await picturesOf(['1', '2', '3'].map((name) => `<img src="paper.png"/><img src="${name}.png"/><img src="next.png"/>`))).toEqual([
      '1.png',
      '2.png',
      '3.png',
    ]);
    expect(await picturesOf(['<img src="blank.png"/>', '<img src="blank.png"/>', '<img src="blank.png"/>'])).toEqual([
      'blank.png',
      'blank.png',
      'blank.png',
    ]);
  });

  it('are as many as a chapter may have, however many documents hold them', async () => {
    const pictures = Array.from({ length: 2_001 }, (_each, at) => `<img src="${at}.png"/>`);
    await expect(picturesOf([pictures.join('')])).rejects.toThrow('has more than 2000 pages');
  });
});
