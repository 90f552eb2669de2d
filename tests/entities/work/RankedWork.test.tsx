import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { composeStories } from '@storybook/react';
import { expect, test } from 'vitest';
import * as stories from '#stories/entities/work/RankedWork.stories.tsx';
import { linesOf } from '#tests/support/browser/measured-lines.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled } = composeStories(stories);

test.each([7, 100, 99_991])('A rank is one number in one line, beside the cover and not over it: %d.', (rank) => {
  const { host } = renderPart(
    <div style={{ inlineSize: 328 }}>
      <Filled rank={rank} />
    </div>,
  );
  const [place, cover] = [...(host.querySelector('a')?.children ?? [])];
  const number = place?.firstElementChild ?? expect.fail('No rank.');
  expect(linesOf(number)).toEqual([String(rank)]);
  expect(number.getBoundingClientRect().right).toBeLessThan(cover?.getBoundingClientRect().left ?? 0);
});
