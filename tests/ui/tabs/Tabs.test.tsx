import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

type Period = 'day' | 'week' | 'month';

const PERIODS = [
  { value: 'day', label: 'Ngày', panel: 'Hôm nay' },
  { value: 'week', label: 'Tuần', panel: 'Tuần này' },
  { value: 'month', label: 'Tháng', panel: 'Tháng này' },
] as const;

function Shelf({ onShow }: { readonly onShow?: (shown: Period) => void }) {
  const [shown, setShown] = useState<Period>('day');
  const show = (next: Period) => {
    setShown(next);
    onShow?.(next);
  };
  return <Tabs label="Xếp hạng" tabs={PERIODS} shown={shown} onShow={show} />;
}

const tabs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const panelShown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    .filter((panel) => panel.checkVisibility())
    .map(({ innerText }) => innerText);

async function pressed(key: string): Promise<string | undefined> {
  await userEvent.keyboard(`{${key}}`);
  return document.activeElement?.textContent ?? undefined;
}

describe('Tabs', () => {
  test('have one tab in the order of Tab, the one that is shown.', async () => {
    renderPart(<Shelf />);
    expect(tabs().map((tab) => [tab.tabIndex, tab.getAttribute('aria-selected')])).toEqual([
      [0, 'true'],
      [-1, 'false'],
      [-1, 'false'],
    ]);
    await userEvent.click(page.getByRole('tab', { name: 'Tháng' }));
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  });

  test('tie each tab to its panel, and show one panel.', () => {
    renderPart(<Shelf />);
    const named = tabs().map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? '')?.getAttribute('aria-labelledby'));
    expect(named).toEqual(tabs().map(({ id }) => id));
    expect(panelShown()).toEqual(['Hôm nay']);
  });

  test('move by the arrows round the ends, and by Home and End, showing at once.', async () => {
    const onShow = vi.fn<(shown: Period) => void>();
    renderPart(<Shelf onShow={onShow} />);
    tabs()[0]?.focus();
    expect([await pressed('ArrowRight'), panelShown()]).toEqual(['Tuần', ['Tuần này']]);
    expect([await pressed('End'), panelShown()]).toEqual(['Tháng', ['Tháng này']]);
    expect([await pressed('ArrowRight'), panelShown()]).toEqual(['Ngày', ['Hôm nay']]);
    expect([await pressed('ArrowLeft'), panelShown()]).toEqual(['Tháng', ['Tháng này']]);
    expect([await pressed('Home'), panelShown()]).toEqual(['Ngày', ['Hôm nay']]);
    expect(onShow.mock.calls.flat()).toEqual(['week', 'month', 'day', 'month', 'day']);
  });

  test('leave every other key alone.', async () => {
    const onShow = vi.fn<(shown: Period) => void>();
    renderPart(<Shelf onShow={onShow} />);
    tabs()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}x');
    expect(onShow).not.toHaveBeenCalled();
  });

  test('follow the direction of writing.', async () => {
    renderPart(
      <div dir="rtl">
        <Shelf />
      </div>,
    );
    tabs()[0]?.focus();
    expect(await pressed('ArrowLeft')).toBe('Tuần');
    expect(await pressed('ArrowRight')).toBe('Ngày');
  });
});
