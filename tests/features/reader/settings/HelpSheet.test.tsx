import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComicView } from '#src/features/reader/comic/comic-view.ts';
import { HelpSheet } from '#src/features/reader/settings/HelpSheet.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const PAGED: ComicView = { layout: 'paged', direction: 'ltr' };
const key = (name: string) => page.getByRole('button', { name, exact: true });
const kept: string[] = [];

function Sheet({ view = PAGED }: { readonly view?: ComicView | null }) {
  const [words, setWords] = useState('');
  const keep = (changed: string): void => {
    kept.push(changed);
    setWords(changed);
  };
  return <HelpSheet isOpen view={view} taps="auto" flow="scroll" words={words} onKeysChange={keep} onClose={() => kept.push('closed')} />;
}

beforeEach(async () => {
  kept.length = 0;
  await page.viewport(700, 900);
});

describe('The help sheet', () => {
  test('changes a key by pressing it and then another.', async () => {
    renderPart(<Sheet />, 'vi');
    await userEvent.click(key('Chương sau: N'));
    await userEvent.keyboard('j');
    await expect.element(key('Chương sau: J')).toHaveFocus();
    expect(kept).toEqual(['nextChapter:j']);
  });

  test('adds a key, and takes one away.', async () => {
    renderPart(<Sheet />, 'vi');
    await userEvent.click(key('Chương sau: thêm phím'));
    await userEvent.keyboard('{F2}{Enter}{End}');
    expect(kept).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Để nguyên' }));
    await userEvent.click(key('Chương sau: thêm phím'));
    await userEvent.keyboard('x');
    await userEvent.click(key('Chương sau: N'));
    await userEvent.keyboard('{Backspace}');
    expect(kept).toEqual(['nextChapter:n nextChapter:x', 'nextChapter:x']);
  });

  test('says whose key it is, and takes it only when told to.', async () => {
    renderPart(<Sheet />, 'vi');
    await userEvent.click(key('Chương sau: N'));
    await userEvent.keyboard('p');
    await expect.element(page.getByRole('alert')).toHaveTextContent('P đang là phím của “Chương trước”.Dùng ở đâyĐể nguyên');
    expect(kept).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Dùng ở đây' }));
    await eventually(() => expect(document.querySelector('[role="alert"]')).toBeNull());
    expect(kept).toEqual(['nextChapter:p previousChapter:']);
  });

  test('leaves a key as it was on Escape, and stays open.', async () => {
    renderPart(<Sheet />, 'vi');
    await userEvent.click(key('Chương sau: N'));
    await userEvent.keyboard('{Escape}');
    await expect.element(key('Chương sau: N')).toBeVisible();
    expect([kept, document.querySelector('dialog')?.open]).toEqual([[], true]);
  });

  test('gives all keys back at once.', async () => {
    renderPart(<Sheet />, 'vi');
    expect(page.getByRole('button', { name: 'Đặt lại mọi phím' }).query()).toBeNull();
    await userEvent.click(key('Chương sau: N'));
    await userEvent.keyboard('j');
    await userEvent.click(page.getByRole('button', { name: 'Đặt lại mọi phím' }));
    await expect.element(key('Chương sau: N')).toBeVisible();
    expect(kept).toEqual(['nextChapter:j', '']);
  });

  test('shows a novel what it can do, and no zoom.', () => {
    const { host } = renderPart(<Sheet view={null} />, 'ja');
    const names = [...host.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect([names.includes('この話の中を探す'), names.includes('拡大'), names.length]).toEqual([true, false, 16]);
  });

  test('stands in nobody’s way, in both languages.', async () => {
    for (const language of ['vi', 'ja'] as const) {
      const { host } = renderPart(<Sheet />, language);
      await userEvent.click(host.querySelector('dd button') as Element);
      const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id }) => id)).toEqual([]);
      host.querySelector('dialog')?.close();
    }
  });
});
