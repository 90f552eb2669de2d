import { expect, onTestFinished, test, vi } from 'vitest';
import { type AskPassages, leadTwins } from '#src/features/reader/place/lead-twins.ts';
import { comicChapter, novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../open-reader.tsx';

const ADDRESS = 'https://ja.example/comic/412/845';
const blocks = () => [...document.querySelectorAll<HTMLElement>('[data-block]')];
const passageOf = (index: number): string => `${index}`.padStart(12, '0');
const allPassages = () => Promise.resolve(blocks().map((_, index) => passageOf(index)));

/** A chapter with a link to its twin; the browser follows none. Returns the link and the addresses it was followed to. */
async function open(data: Parameters<typeof openReader>[0]['data'], ask: AskPassages) {
  const followed: string[] = [];
  const left = new AbortController();
  await openReader({ data, onRead: (signal) => leadTwins([{ id: '845', href: ADDRESS }], signal, ask, left.signal) });
  const link = document.createElement('a');
  link.href = ADDRESS;
  link.textContent = '日本語で読む';
  document.body.append(link);
  addEventListener(
    'click',
    (event) => {
      if (event.target === link) event.preventDefault();
      if (event.target === link) followed.push(link.href);
    },
    { signal: left.signal },
  );
  onTestFinished(() => {
    left.abort();
    link.remove();
  });
  return { link, followed };
}

/** A chapter that has just come is not at rest yet. */
async function goTo(index: number): Promise<void> {
  await eventually(async () => {
    const block = blocks()[index];
    block?.scrollIntoView({ behavior: 'instant' });
    await untilPainted();
    expect(Math.abs(block?.getBoundingClientRect().top ?? Infinity)).toBeLessThan(1);
  });
}

const novel = () => novelChapter(longDocument(vietnameseDocument, 20));

test('A click leads to the block that says the same, which is asked for once.', async () => {
  const ask = vi.fn<AskPassages>(allPassages);
  const { link, followed } = await open(novel(), ask);
  await goTo(12);
  link.click();
  await eventually(() => expect(followed).toEqual([`${ADDRESS}#block-${passageOf(12)}`]));
  await goTo(30);
  link.click();
  expect(followed[1]).toBe(`${ADDRESS}#block-${passageOf(30)}`);
  expect(ask.mock.calls).toEqual([['845']]);
});

test('What is opened or copied otherwise leads there too, once it has been pointed at.', async () => {
  const { link, followed } = await open(novel(), allPassages);
  await goTo(12);
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await eventually(() => {
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(link.hash).toBe(`#block-${passageOf(12)}`);
  });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(followed).toEqual([`${ADDRESS}#block-${passageOf(12)}`]);
});

test('From its beginning, and from behind its end, the chapter is opened as the reader left it there, and nobody waits.', async () => {
  const { link, followed } = await open(novel(), () => new Promise(() => {}));
  link.click();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  link.click();
  expect(followed).toEqual([ADDRESS, ADDRESS]);
});

test('Where nobody can tell the passage the chapter is opened all the same, and with the next click it is asked for again.', async () => {
  const ask = vi.fn<AskPassages>(() => Promise.reject(new Error('no network')));
  const { link, followed } = await open(novel(), ask);
  await goTo(12);
  link.click();
  expect(followed).toEqual([]);
  await eventually(() => expect(followed).toEqual([ADDRESS]));
  ask.mockImplementation(allPassages);
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await eventually(() => {
    link.click();
    expect(followed.at(-1)).toBe(`${ADDRESS}#block-${passageOf(12)}`);
  });
});

test('Who waits for an answer that does not come is let through.', async () => {
  const { link, followed } = await open(novel(), () => new Promise(() => {}));
  await goTo(12);
  link.click();
  expect(followed).toEqual([]);
  await eventually(() => expect(followed).toEqual([ADDRESS]));
});

test('From a page of a comic it leads to the page of the same number, and asks nobody.', async () => {
  const ask = vi.fn<AskPassages>();
  const { link, followed } = await open(comicChapter(), ask);
  link.click();
  document.querySelector('[data-slot="current"]')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  await eventually(() => {
    link.click();
    expect(followed.at(-1)).toBe(`${ADDRESS}#page-2`);
  });
  expect(followed[0]).toBe(ADDRESS);
  expect(ask).not.toHaveBeenCalled();
});
