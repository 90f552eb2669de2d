import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { VerseBlock } from '#src/features/reader/novel/blocks/VerseBlock.tsx';

test('A poem that comes in several blocks shows no gap between them.', () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() =>
    root.render(
      <>
        <VerseBlock block={{ kind: 'verse', id: 'a', lines: [{ runs: ['Trăm năm trong cõi người ta,'] }] }} />
        <VerseBlock block={{ kind: 'verse', id: 'b', joined: true, lines: [{ runs: ['Chữ tài chữ mệnh khéo là ghét nhau.'] }] }} />
      </>,
    ),
  );
  const [first, second] = [...host.querySelectorAll('[data-block]')].map((block) => block.getBoundingClientRect());
  expect(second?.top).toBe(first?.bottom);
  act(() => root.unmount());
  host.remove();
});
