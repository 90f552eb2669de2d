import '#src/ui/tokens.css';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReadingCalendar } from '#src/features/account/profile/ReadingCalendar.tsx';
import { ProfileScreen } from '#src/features/account/profile/ProfileScreen.tsx';
import { PROFILE_STAGES, readingDays, viewer } from '#stories/catalogue/account.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

afterEach(() => page.viewport(414, 896));

const nothing = (): void => undefined;

async function showProfile(width: number) {
  await page.viewport(width, 900);
  const on = { onSave: nothing, onAvatarChoose: nothing, onAvatarRemove: nothing, onExport: nothing, onDelete: nothing };
  const { host } = renderPart(<ProfileScreen data={viewer()} days={readingDays()} stages={PROFILE_STAGES} {...on} />);
  return (selector: string) => [...host.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}

test('A year of days begins where everything begins, and on a phone ends where everything ends.', async () => {
  const wide = await showProfile(768);
  expect(Math.min(...wide('[class*=_week_]').map((box) => box.left))).toBe(wide('figcaption')[0]?.left);
  const narrow = await showProfile(360);
  expect(Math.max(...narrow('[class*=_week_]').map((box) => box.right))).toBe(narrow('figcaption')[0]?.right);
});

test.each([700, 768, 801, 1280])('A year of days ends where everything ends, in a window of %i px.', async (width) => {
  const boxes = await showProfile(width);
  const weeks = boxes('[class*=_week_]');
  expect(new Set(weeks.map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...weeks.map(({ right }) => right))).toBeCloseTo(boxes('figcaption')[0]?.right ?? Number.NaN, 1);
  const [day] = boxes('[class*=_day_]');
  expect(day?.height).toBeCloseTo(day?.width ?? Number.NaN, 1);
});

test('No name of a month is cut at an edge of the calendar, whatever the width and the day.', async () => {
  onTestFinished(() => void vi.useRealTimers());
  for (const day of ['2026-11-28', '2026-12-01', '2026-12-10']) {
    vi.useFakeTimers({ now: new Date(`${day}T12:00:00`), toFake: ['Date'] });
    for (const width of [320, 325, 330, 360]) {
      await page.viewport(width, 900);
      const { host, show } = renderPart(<ReadingCalendar data={[]} />, 'ja');
      const { left, right, bottom } = host.querySelector('[class*=_weeks_]')?.getBoundingClientRect() ?? expect.fail('There is none.');
      const months = [...host.querySelectorAll('[class*=_month_]')].filter(({ textContent }) => textContent !== '').map(boxOfWords);
      const cut = months.filter((box) => box.top < bottom && box.right > left && (box.left < left || box.right > right));
      expect([day, width, months.length > 10, cut]).toEqual([day, width, true, []]);
      show(null);
    }
  }
});

function boxOfWords(part: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(part);
  return range.getBoundingClientRect();
}

test('On a phone what can be done with the account is as wide as its section, one under the other.', async () => {
  const boxes = await showProfile(360);
  const buttons = boxes('[class*=_data_] > :is(a, button)');
  expect(buttons).toHaveLength(3);
  expect(new Set(buttons.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
});

test('A list in a section has as much room below it as anything else.', async () => {
  const boxes = await showProfile(768);
  const rooms = boxes('section:has([class*=_session_])').map(({ bottom }) => bottom - (boxes('[class*=_session_]').at(-1)?.bottom ?? 0));
  // The line around the section, and the session's own room within that of the section.
  expect(rooms).toEqual([20 + 1 - 12]);
});
