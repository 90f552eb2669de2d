import { expect, onTestFinished, test } from 'vitest';
import { saveFromTheFirst } from '#src/app/early/early-saver.ts';
import { eventually } from '#tests/support/eventually.ts';

const FILE = '<source sizes="min(100vw, 800px)"><img sizes="min(100vw, 800px)"';

/** Two pages that come into the document after the words of the reader were heard. */
async function sizesAfter(comic: string): Promise<readonly (string | null)[]> {
  saveFromTheFirst(comic);
  const pages = document.createElement('div');
  pages.innerHTML = ['data-first', ''].map((mark) => `<figure data-page="1"><picture>${FILE} ${mark}></picture></figure>`).join('');
  document.body.append(pages);
  onTestFinished(() => {
    pages.remove();
    document.dispatchEvent(new Event('DOMContentLoaded'));
  });
  await eventually(() => expect(pages.isConnected).toBe(true));
  return [...pages.querySelectorAll('[sizes]')].map((file) => file.getAttribute('sizes'));
}

const WHOLE = 'min(100vw, 800px)';
const HALF = 'calc(min(100vw, 800px) * 0.5)';

test('Where data is saved, pages have half the width once they are in the document, but for the first, which is on its way.', async () => {
  expect(await sizesAfter('layout-strip saver-on')).toEqual([WHOLE, WHOLE, HALF, HALF]);
});

test('Where nothing is saved, pages are left as they are.', async () => {
  expect(await sizesAfter('saver-off')).toEqual([WHOLE, WHOLE, WHOLE, WHOLE]);
});
