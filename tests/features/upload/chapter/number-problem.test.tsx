import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { composeStories } from '@storybook/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as screens from '#stories/features/upload/OwnChapterScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { NumberTaken } = composeStories(screens);

beforeAll(() => page.viewport(360, 740));
afterAll(() => page.viewport(414, 896));

test.each(['vi', 'ja'] as const)(
  'On a phone what is wrong with a number is read in two lines of %s, not word by word beside the title.',
  async (language) => {
    const { host } = renderPart(<NumberTaken />, language);
    await document.fonts.ready;
    const field = host.querySelector('input[name="number"][aria-invalid]') ?? expect.fail('Nothing is wrong.');
    const words = field.parentElement?.querySelector('p') ?? expect.fail('It is not said.');
    expect(words.textContent).not.toBe('');
    expect(words.getBoundingClientRect().height).toBeLessThan(3 * 24);
  },
);
