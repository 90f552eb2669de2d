import { afterEach, expect, test } from 'vitest';
import { ChapterPictures } from '#src/adapters/chapter/chapter-pictures.ts';
import { drawPicture } from '#stories/catalogue/reader-pictures.ts';
import { eventually } from '#tests/support/eventually.ts';

const WHOLE = drawPicture(1, 20, 30).sources[0]?.url ?? '';
const BROKEN = '/img/there-is-none.webp';

let leave = (): void => {};
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

/** Pages by their addresses, and what is told of them. */
function follow(pages: Readonly<Record<string, string>>, brokenBefore: readonly string[] = []) {
  for (const [id, src] of Object.entries(pages)) {
    const page = document.body.appendChild(document.createElement('figure'));
    page.dataset['page'] = id;
    if (brokenBefore.includes(id)) page.dataset['broken'] = '';
    const picture = page.appendChild(document.createElement('picture'));
    const image = picture.appendChild(document.createElement('img'));
    image.loading = 'lazy';
    image.src = src;
  }
  const told: string[] = [];
  const left = new AbortController();
  leave = () => left.abort();
  const pictures = new ChapterPictures(document);
  pictures.follow(({ type, id }) => told.push(`${type} ${id}`), left.signal);
  return { pictures, told };
}

const imageOf = (id: string) => document.querySelector<HTMLImageElement>(`[data-page="${id}"] img`);
const never = new AbortController().signal;

test('A picture that fails is told of, and when it comes after that too; one that came at once is not.', async () => {
  const { told } = follow({ a: WHOLE, b: BROKEN });
  await eventually(() => expect(told).toEqual(['page.failed b']));
  const image = imageOf('b');
  if (image) image.src = WHOLE;
  await eventually(() => expect(told).toEqual(['page.failed b', 'page.loaded b']));
});

test('What failed before is told of at once.', () => {
  expect(follow({ a: WHOLE, b: BROKEN }, ['b']).told).toEqual(['page.failed b']);
});

test('A picture that is only let go of has not failed.', async () => {
  const { told } = follow({ a: WHOLE });
  imageOf('a')?.removeAttribute('src');
  imageOf('a')?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(told).toEqual([]);
});

test('Asked for again, it resolves once the picture is there, and is refused with a sentence where it is not.', async () => {
  const { pictures, told } = follow({ a: WHOLE, b: BROKEN }, ['a']);
  await pictures.load('a', never);
  expect(told).toContain('page.loaded a');
  await expect(pictures.load('b', never)).rejects.toThrow('The picture of page b did not load.');
  await expect(pictures.load('none', never)).rejects.toThrow('The picture of page none did not load.');
});

test('Left, a chapter tells of nothing any more.', async () => {
  const { told, pictures } = follow({ b: BROKEN }, ['b']);
  leave();
  await expect(pictures.load('b', never)).rejects.toThrow('did not load');
  expect(told).toEqual(['page.failed b']);
});
