import { I18nProvider, useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { addWords, loadWords } from '#src/i18n/catalog.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

let effects = 0;

/** Asks for its words with the instance that the hook hands out, which is another after every change. */
function Late() {
  const { i18n } = useLingui();
  useEffect(() => {
    effects += 1;
    void addWords(i18n, 'vi', 'history');
  }, [i18n]);
  return null;
}

test('Words of a part are added once, also where a component asks with what the hook hands out.', async () => {
  const i18n = await loadWords('vi');
  let changes = 0;
  i18n.on('change', () => (changes += 1));
  renderPart(
    <I18nProvider i18n={i18n}>
      <Late />
    </I18nProvider>,
  );
  await expect.poll(() => effects).toBe(2);
  await addWords(i18n, 'vi', 'history');
  expect([changes, effects]).toEqual([1, 2]);
});
