import '#src/ui/tokens.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CommentsSection } from '#src/features/comments/CommentsSection.tsx';
import { LAN, SHOWN_COMMENTS } from '#stories/catalogue/comments.ts';
import { NOTHING_UNSAVED } from '#stories/catalogue/upload.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const nothing = (): void => undefined;

test('What is ticked of comments is ticked in boxes of one size, their words equally far from them.', () => {
  renderPart(
    <CommentsSection
      view={SHOWN_COMMENTS}
      reader={LAN}
      loginHref="/login"
      pageUrl={undefined}
      origins={[]}
      ahead={{ reached: 0, isFolded: false, onChange: nothing }}
      unsavedIn={() => NOTHING_UNSAVED}
      onIntent={nothing}
    />,
  );
  const looks = page
    .getByRole('checkbox')
    .elements()
    .map((box) => [
      box.getBoundingClientRect().width,
      getComputedStyle(box).marginInline,
      getComputedStyle(box.closest('label') ?? box).columnGap,
    ]);
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});
