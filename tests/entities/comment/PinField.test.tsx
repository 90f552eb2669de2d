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

test('Its list has the arrow of other fields, not the one of the browser, and leaves its label in sight.', () => {
  const { host } = renderPart(
    <div style={{ inlineSize: 320 }}>
      <PinField places={PAGES.places()} pinId={null} onChange={() => undefined} />
    </div>,
  );
  const [field, label] = ['select', 'label'].map((part) => host.querySelector(part) as Element);
  const { appearance, backgroundImage, height } = getComputedStyle(field as Element);
  expect([appearance, backgroundImage.split('linear-gradient').length, height]).toEqual(['none', 3, '44px']);
  expect(label?.getBoundingClientRect().right).toBeLessThan(field?.getBoundingClientRect().left ?? 0);
  expect(field?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});
