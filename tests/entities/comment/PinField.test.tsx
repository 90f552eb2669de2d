import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { expect, test } from 'vitest';
import { PinField } from '#src/entities/comment/PinField.tsx';
import { PAGES } from '#stories/catalogue/comments.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('What a comment is about is chosen in letters as large as those of other fields: for smaller ones an iPhone enlarges the page.', () => {
  const { host } = renderPart(<PinField places={PAGES.places()} pinId={null} onChange={() => undefined} />);
  expect(getComputedStyle(host.querySelector('select') as Element).fontSize).toBe('16px');
});
