import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parsePage } from '#server/modules/pages/page-document.ts';
import { PageBlocks } from '#src/features/pages/PageBlocks.tsx';

test('An ordered list that goes on behind a paragraph goes on with its number.', () => {
  const { document } = parsePage('# A\n\n1. Một\n\nXen giữa.\n\n2. Hai\n3. Ba\n\n- Chấm\n');
  expect(renderToStaticMarkup(createElement(PageBlocks, { blocks: document.blocks }))).toBe(
    '<ol><li>Một</li></ol><p>Xen giữa.</p><ol start="2"><li>Hai</li><li>Ba</li></ol><ul><li>Chấm</li></ul>',
  );
});
