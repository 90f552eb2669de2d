import { composeStories } from '@storybook/react';
import { expect, test } from 'vitest';
import * as chapters from '#stories/features/upload/OwnChapterScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const Chapter = composeStories(chapters);

test('For a page only such pictures are offered as are taken.', () => {
  const { host } = renderPart(<Chapter.Filled />);
  const kinds = [...host.querySelectorAll<HTMLInputElement>('[data-page] input')].map(({ accept }) => accept);
  expect(new Set(kinds)).toEqual(new Set(['image/png,image/jpeg,image/webp,image/avif,image/gif']));
});
