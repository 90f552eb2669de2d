import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WorkScreen } from '#src/features/work/WorkScreen.tsx';
import { work } from '#stories/catalogue/screens.ts';
import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const WORDS = {
  vi: ['21/11/26', '6 ngày trước', '59 phút trước', 'vừa xong'],
  ja: ['2026/11/21', '6 日前', '59 分前', 'たった今'],
} as const;

test.each(['vi', 'ja'] as const)(
  'The date of the last update becomes words, and in no window of a phone does a line break anew by that (%s).',
  async (language) => {
    const { host } = renderPart(
      <WorkScreen
        data={work({ id: '8', title: '百二十夜', language, format: 'NOVEL', description: '', chapters: 120 })}
        view={{}}
        isWarningAccepted={false}
        origins={SITE_ORIGINS}
        onWarningAccept={() => {}}
        onChaptersFilter={() => {}}
      />,
      language,
    );
    const time = host.querySelector('article header time') ?? expect.fail('The last update is not told.');
    const stats = time.closest('ul') ?? expect.fail('It is in no list.');
    const moved: string[] = [];
    for (let width = 320; width <= 480; width += 2) {
      await page.viewport(width, 740);
      const heights = WORDS[language].map((words) => {
        time.textContent = words;
        return stats.clientHeight;
      });
      if (new Set(heights).size > 1) moved.push(`${width}: ${heights.join(' ')}`);
    }
    expect(moved).toEqual([]);
  },
);
