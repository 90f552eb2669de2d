import '#src/ui/tokens.css';
import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComicView } from '#src/features/reader/comic/comic-view.ts';
import type { TapPreset } from '#src/features/reader/comic/taps/tap-presets.ts';
import { TapZoneField } from '#src/features/reader/settings/TapZoneField.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const overlay = () => document.querySelector<HTMLElement>('[popover]:popover-open');
/** In thirds of the window. */
const shown = () =>
  [...(overlay()?.children ?? [])].map((area) => {
    const { left, top, width, height } = area.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const thirds = [left / clientWidth, top / clientHeight, width / clientWidth, height / clientHeight].map((part) => Math.round(part * 3));
    return [area.textContent, ...thirds];
  });

function Field({ view }: { readonly view: ComicView }) {
  const [value, setValue] = useState<TapPreset>('auto');
  return <TapZoneField view={view} value={value} onChange={setValue} />;
}

beforeEach(() => page.viewport(390, 900));

test('The zones are shown over the window once they are chosen, and go after two seconds.', async () => {
  renderPart(<Field view={{ layout: 'paged', direction: 'rtl' }} />, 'vi');
  await eventually(() => expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(6));
  expect(overlay()).toBeNull();
  await userEvent.click(page.getByRole('radio', { name: 'Hai bên' }));
  await eventually(() =>
    expect(shown()).toEqual([
      ['Tiến tới', 0, 0, 1, 3],
      ['Thanh công cụ', 1, 0, 1, 3],
      ['Lùi lại', 2, 0, 1, 3],
    ]),
  );
  expect(getComputedStyle(overlay() as Element).pointerEvents).toBe('none');
  await eventually(() => expect(overlay()).toBeNull());
});

test('The choices are radio buttons with names of their own in both languages.', async () => {
  for (const language of ['vi', 'ja'] as const) {
    renderPart(<Field view={{ layout: 'strip', direction: 'ltr' }} />, language);
  }
  await eventually(() => expect(document.querySelectorAll('fieldset')).toHaveLength(2));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
