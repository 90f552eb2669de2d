import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as offers from '#stories/features/shell/InstallOffer.stories.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled: Offer } = composeStories(offers);

afterEach(() => page.viewport(414, 896));

const card = () => page.getByRole('status').element().getBoundingClientRect();

/** Whether nothing of it is to be seen beside the card. */
function isHidden(focused: Element): boolean {
  const [own, over] = [focused.getBoundingClientRect(), card()];
  return own.left >= over.left && own.right <= over.right && own.top >= over.top && own.bottom <= over.bottom;
}

const BAR = { position: 'fixed', insetInline: 0, display: 'flex', justifyContent: 'space-between' } as const;

/** As a chapter has them: bars at both ends of the window, and links between that are scrolled. */
function Page() {
  return (
    <>
      <header style={{ ...BAR, top: 0 }}>{buttons('above')}</header>
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line} style={{ display: 'flex', justifyContent: 'space-between', blockSize: 48 }}>
          <a href={`#left-${line}`}>{`left ${line}`}</a>
          <a href={`#right-${line}`}>{`right ${line}`}</a>
        </p>
      ))}
      <footer style={{ ...BAR, bottom: 0 }}>{buttons('below')}</footer>
    </>
  );
}

function buttons(name: string) {
  return ['one', 'two', 'three', 'four'].map((button) => (
    <button key={button} type="button" style={{ blockSize: 44 }}>
      {name} {button}
    </button>
  ));
}

test.each([
  ['a phone', 360, 740],
  ['a desktop', 1280, 800],
  ['a desktop at 400 percent', 320, 256],
])('What the keyboard reaches on %s is not hidden under what the site asks.', async (_, width, height) => {
  await page.viewport(width, height);
  renderPart(
    <>
      <Page />
      <Offer />
    </>,
  );
  const reached: string[] = [];
  while (!document.activeElement?.textContent.startsWith('below four')) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement ?? document.body;
    reached.push(focused.textContent);
    await eventually(() => expect([focused.textContent, isHidden(focused)]).toEqual([focused.textContent, false]));
  }
  expect(reached).toHaveLength(88);
  for (const answer of ['Cài đặt', 'Để sau']) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe(answer);
  }
});

test('What has the focus when the site begins to ask stays in sight.', async () => {
  await page.viewport(1280, 800);
  const { show } = renderPart(
    <>
      <Page />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'below four' }));
  show(
    <>
      <Page />
      <Offer />
    </>,
  );
  const button = page.getByRole('button', { name: 'below four' }).element();
  await eventually(() => expect(card().top).toBe(16));
  expect(isHidden(button)).toBe(false);
});
