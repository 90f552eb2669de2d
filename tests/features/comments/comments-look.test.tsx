import '#src/ui/fonts/be-vietnam-pro.css';
import '#src/ui/fonts/zen-kaku-gothic-new.css';
import '#src/ui/tokens.css';
import { expect, onTestFinished, test } from 'vitest';
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

function heightOf(part: string, reader: typeof LAN | undefined, language: 'vi' | 'ja', width: number): number {
  const { host } = renderPart(
    <div style={{ inlineSize: width }}>
      <CommentsSection
        view={SHOWN_COMMENTS}
        reader={reader}
        loginHref="/login"
        pageUrl={undefined}
        origins={[]}
        unsavedIn={() => NOTHING_UNSAVED}
        onIntent={nothing}
      />
    </div>,
    language,
  );
  return host.querySelector(part)?.getBoundingClientRect().height ?? 0;
}

test.each(['vi', 'ja'] as const)('The place of a form of %s is held as high as the form is, however wide it is.', async (language) => {
  document.documentElement.dataset['signed'] = '';
  onTestFinished(() => document.documentElement.removeAttribute('data-signed'));
  heightOf('form', LAN, language, 500);
  await document.fonts.ready;
  const widths = [240, 265, 290, 320, 380, 410, 440, 480, 510, 700];
  const held = widths.map((width) => [width, heightOf('[inert]', undefined, language, width)]);
  const written = widths.map((width) => [width, heightOf('form', LAN, language, width)]);
  expect(held).toEqual(written);
});
