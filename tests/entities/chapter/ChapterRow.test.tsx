import '#src/ui/fonts/be-vietnam-pro.css';
import '#src/ui/fonts/zen-kaku-gothic-new.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { home } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const WORDS = {
  vi: ['21/11/26', '20 phút trước', '59 phút trước', '23 giờ trước', 'vừa xong'],
  ja: ['2026/11/21', '59 分前', '23 時間前', 'たった今'],
} as const;

test.each(['vi', 'ja'] as const)(
  'The place of a time has room for all its words, before their face is here and after (%s).',
  async (language) => {
    await page.viewport(360, 740);
    const { host } = renderPart(<HomeScreen data={home(worksOf(language, 1))} siteName="" />, language);
    const time = host.querySelector('li a time') ?? expect.fail('There is no time.');
    const widths = () =>
      WORDS[language].map((words) => {
        time.textContent = words;
        return time.getBoundingClientRect().width;
      });
    const before = widths();
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => null)));
    expect(new Set([...before, ...widths()]).size).toBe(1);
  },
);
