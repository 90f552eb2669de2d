import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { composeStories } from '@storybook/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as outgoing from '#stories/entities/comment/OutgoingComment.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Blocked, Throttled } = composeStories(outgoing);

beforeAll(() => page.viewport(360, 740));
afterAll(() => page.viewport(414, 896));

test.each([Blocked, Throttled])('On a phone the words that say why a comment was refused begin beside their sign.', async (Refused) => {
  const { host } = renderPart(<Refused />);
  await document.fonts.ready;
  const alert = host.querySelector('[role=alert]') ?? expect.fail('Nothing is said.');
  const sign = (alert.querySelector('svg') ?? expect.fail('It has no sign.')).getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(alert.querySelector('span:not(:has(svg))') ?? expect.fail('There are no words.'));
  const [first] = words.getClientRects();
  expect(first?.top).toBeLessThan(sign.bottom);
  expect(first?.left).toBeGreaterThan(sign.right);
});
