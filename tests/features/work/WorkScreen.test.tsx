import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import '#src/ui/tokens.css';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WorkScreen } from '#src/features/work/WorkScreen.tsx';
import { SENSITIVE_WARNING } from '#graphql/document/sensitive-warning.ts';
import type { WorkView } from '#src/entities/work/work-path.ts';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { work, type WorkPageMaking } from '#stories/catalogue/screens.ts';

const COMIC: WorkPageMaking = { id: '8', title: 'Tiệm sách ngày mưa', language: 'vi', format: 'COMIC', description: 'Mưa.', chapters: 45 };

function show(making: Partial<WorkPageMaking> = {}, view: WorkView = {}, isWarningAccepted = false) {
  const visits = recordVisits();
  const accept = vi.fn<() => void>();
  const filter = vi.fn<(filter: string) => void>();
  renderPart(
    <WorkScreen
      data={work({ ...COMIC, ...making })}
      view={view}
      isWarningAccepted={isWarningAccepted}
      origins={SITE_ORIGINS}
      onWarningAccept={accept}
      onChaptersFilter={filter}
    />,
  );
  return { visits, accept, filter };
}

const filtered = (view: WorkView) => (
  <WorkScreen
    data={work(COMIC)}
    view={view}
    isWarningAccepted={false}
    origins={SITE_ORIGINS}
    onWarningAccept={() => {}}
    onChaptersFilter={() => {}}
  />
);

afterEach(() => {
  vi.useRealTimers();
});

describe('The work screen', () => {
  test.each(['vi', 'ja'] as const)('keeps the order of the chapters in one line with their heading on a phone (%s).', async (language) => {
    const { host } = renderPart(
      <WorkScreen
        data={work({ ...COMIC, language })}
        view={{}}
        isWarningAccepted={false}
        origins={SITE_ORIGINS}
        save={() => <button type="button">+</button>}
        onWarningAccept={() => {}}
        onChaptersFilter={() => {}}
      />,
      language,
    );
    for (const width of [360, 390, 412, 440]) {
      await page.viewport(width, 740);
      const heading = boxOf(host, '#chapters-title');
      const order = boxOf(host, 'header:has(#chapters-title) > a');
      const list = boxOf(host, '#chapters ol');
      expect.soft(Math.abs(heading.top + heading.bottom - order.top - order.bottom), `${width} wide`).toBeLessThan(4);
      // Its words end where the list ends.
      expect.soft(order.right - list.right).toBe(12);
      // The button has room of its own: no more is kept between it and the time.
      expect.soft(boxOf(host, '#chapters ol li > span').left - boxOf(host, '#chapters ol time').right).toBeLessThan(8);
    }
  });

  test('reads from the first chapter and from the newest.', async () => {
    const { visits } = show();
    await userEvent.click(page.getByRole('link', { name: 'Đọc từ đầu' }));
    await userEvent.click(page.getByRole('link', { name: 'Chương mới nhất' }));
    expect(visits).toEqual(['/comic/8/101', '/comic/8/145']);
  });

  test('turns the order of the chapters round, beginning at their first page and keeping the filter.', async () => {
    const { visits } = show({}, { chapters: 3, filter: 'mưa' });
    await userEvent.click(page.getByRole('link', { name: 'Mới nhất trước' }));
    expect(visits).toEqual(['/comic/8?order=oldest&filter=m%C6%B0a#chapters']);
  });

  test('leads through the pages of the chapters, keeping order and filter.', async () => {
    const { visits } = show({}, { order: 'oldest', filter: '1' });
    await userEvent.click(page.getByRole('link', { name: 'Trang 2' }));
    expect(visits).toEqual(['/comic/8?chapters=2&order=oldest&filter=1#chapters']);
  });

  test('filters once the typing rests, not at every letter.', () => {
    const { filter } = show();
    vi.useFakeTimers();
    const field = page.getByRole('searchbox').element() as HTMLInputElement;
    type(field, '1');
    vi.advanceTimersByTime(200);
    type(field, '12');
    vi.advanceTimersByTime(249);
    expect(filter).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(filter.mock.calls).toEqual([['12']]);
  });

  test('filters at once on Enter, and not a second time when the typing rests.', async () => {
    const { filter } = show();
    vi.useFakeTimers();
    const field = page.getByRole('searchbox').element() as HTMLInputElement;
    type(field, 'ô');
    field.focus();
    await userEvent.keyboard('{Enter}');
    expect(filter.mock.calls).toEqual([['ô']]);
    vi.advanceTimersByTime(1_000);
    expect(filter).toHaveBeenCalledOnce();
  });

  test('shows in its field what the list is filtered by, whatever led there, unless the reader has typed on since.', async () => {
    const { show: change } = renderPart(filtered({}));
    const field = page.getByRole('searchbox');
    await userEvent.fill(field, '12');
    await userEvent.keyboard('{Enter}');
    change(filtered({ filter: '12' }));
    await expect.element(field).toHaveValue('12');
    change(filtered({}));
    await expect.element(field).toHaveValue('');
    await userEvent.fill(field, '3');
    change(filtered({ filter: '12' }));
    await expect.element(field).toHaveValue('3');
  });

  test('keeps a filter of ten chapters or fewer out of the way.', () => {
    show({ chapters: 10 });
    expect(document.querySelector('[type=search]')).toBeNull();
  });

  test('says that there is no chapter yet where there is none.', async () => {
    show({ chapters: 0 });
    await expect.element(page.getByRole('heading', { name: 'Chưa có chương nào' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Đọc từ đầu' }).elements()).toEqual([]);
  });

  test('shows nothing of a sensitive work but the warning, until the reader goes on.', async () => {
    const { visits, accept } = show({ isSensitive: true });
    expect([
      document.body.textContent?.includes(SENSITIVE_WARNING),
      document.querySelector('img'),
      document.querySelector('#chapters'),
    ]).toEqual([true, null, null]);
    await userEvent.click(page.getByRole('link', { name: 'Tôi vẫn muốn xem' }));
    expect([accept.mock.calls.length, visits]).toEqual([1, []]);
  });

  test('hands the accepted warning on to its chapters, where no script remembers it.', () => {
    show({ isSensitive: true }, { sensitive: 'shown' }, true);
    const addresses = [...document.querySelectorAll<HTMLAnchorElement>('#chapters ol a')].map((row) => row.getAttribute('href'));
    expect(addresses.every((address) => address?.endsWith('?sensitive=shown'))).toBe(true);
  });

  test('leads to the twin on the other site by its whole address.', () => {
    show({ hasTwin: true });
    expect(
      page
        .getByRole('link', { name: /雨の本屋/ })
        .element()
        .getAttribute('href'),
    ).toBe('http://ja.localhost:3000/comic/99');
    const invitation = page.getByText('Đọc bản tiếng Nhật').element();
    // Its words are this site's own, though the colour is the twin's.
    expect(getComputedStyle(invitation).fontFamily).toBe(getComputedStyle(document.documentElement).fontFamily);
  });
});

function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function boxOf(host: HTMLElement, selector: string): DOMRect {
  return (host.querySelector(selector) ?? expect.fail(`There is no ${selector}.`)).getBoundingClientRect();
}

test('However many genres a work has and however long they are called, reading begins in the first windows of a phone, and nothing is wider.', async () => {
  await page.viewport(360, 740);
  show({
    genres: [
      'Một thể loại có cái tên dài hơn mọi thứ mà người ta từng gặp',
      'a'.repeat(80),
      ...Array.from({ length: 300 }, (_, index) => `Loại ${index}`),
    ],
  });
  const reading = page.getByRole('link', { name: 'Đọc từ đầu' }).element().getBoundingClientRect();
  expect(reading.bottom).toBeLessThan(740);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const last = page.getByRole('link', { name: 'Loại 299' }).element();
  (last as HTMLElement).focus();
  const list = last.closest('ul')?.getBoundingClientRect();
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.bottom ?? 0);
  expect(
    Math.max(
      ...page
        .getByRole('link', { name: /aaa/ })
        .elements()
        .map((one) => one.getBoundingClientRect().right),
    ),
  ).toBeLessThanOrEqual(list?.right ?? 0);
});
