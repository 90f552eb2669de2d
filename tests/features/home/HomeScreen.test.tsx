import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { home } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';

function show(works: number, totalItems = works): string[] {
  const visits = recordVisits();
  renderPart(<HomeScreen data={home(worksOf('vi', works), { totalItems })} siteName="Truyện Đôi" />);
  return visits;
}

const mostViewed = (): string | undefined => document.querySelector('#most-viewed')?.textContent;

describe('The home screen', () => {
  test('leads from a card to the work, and from a row to the chapter.', async () => {
    const visits = show(3);
    const card = page.getByRole('article').first();
    await userEvent.click(card.getByRole('link', { name: 'Tiệm sách ngày mưa' }));
    await userEvent.click(card.getByRole('link', { name: /^Chương 3: Người khách quên ô/ }));
    expect(visits).toEqual(['/comic/1', '/comic/1/103']);
  });

  test('leads through the pages of the latest updates.', async () => {
    const visits = show(6, 45);
    const pages = page.getByRole('navigation', { name: 'Các trang truyện mới cập nhật' });
    await userEvent.click(pages.getByRole('link', { name: 'Trang 3' }));
    await userEvent.click(pages.getByRole('link', { name: 'Trang sau' }));
    expect(visits).toEqual(['/?page=3', '/?page=2']);
  });

  test('ranks what is most viewed by numbers that can be read in order, and leads to its works.', async () => {
    const visits = show(4);
    const places = page.getByRole('list').filter({ hasText: 'lượt xem' }).getByRole('link');
    expect(places.elements().map((place) => place.firstElementChild?.textContent)).toEqual(['1', '2', '3', '4']);
    await userEvent.click(places.nth(1));
    expect(visits).toEqual(['/comic/2']);
  });

  test('leads to what was viewed in a day, a week or a month, keeping the page, and marks the time that is shown.', async () => {
    const visits = recordVisits();
    renderPart(<HomeScreen data={home(worksOf('vi', 3), { period: 'WEEK' })} view={{ page: 2 }} siteName="" />);
    const periods = page.getByRole('navigation', { name: 'Khoảng thời gian' }).getByRole('link');
    expect(periods.elements().map((period) => period.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    for (const period of periods.all()) await userEvent.click(period);
    expect(visits).toEqual(['/?page=2&top=day', '/?page=2&top=week', '/?page=2&top=month']);
  });

  test('names the time that is shown where it is none that can be chosen.', () => {
    const { show: showAgain } = renderPart(<HomeScreen data={home(worksOf('vi', 3), { period: 'ALL' })} siteName="" />);
    expect(mostViewed()).toBe('Xem nhiều nhất từ trước tới nay');
    showAgain(<HomeScreen data={home(worksOf('vi', 3), { period: 'YEAR' })} siteName="" />);
    expect(mostViewed()).toBe('Xem nhiều nhất trong một năm');
    showAgain(<HomeScreen data={home(worksOf('vi', 3), { period: 'MONTH' })} siteName="" />);
    expect(mostViewed()).toBe('Xem nhiều nhất');
  });

  test('leads to the ranking of the time that is shown, also where that is a longer one than can be chosen here.', async () => {
    const visits = recordVisits();
    const { show: showAgain } = renderPart(<HomeScreen data={home(worksOf('vi', 3), { period: 'ALL' })} siteName="" />);
    const way = page.getByRole('link', { name: 'Xem nhiều nhất' });
    await userEvent.click(way);
    showAgain(<HomeScreen data={home(worksOf('vi', 3), { period: 'DAY' })} siteName="" />);
    await userEvent.click(way);
    expect(visits).toEqual(['/ranking?period=all', '/ranking']);
  });

  test('says where nothing was viewed in the time that was asked for.', async () => {
    renderPart(<HomeScreen data={home(worksOf('vi', 3), { period: 'DAY', ranked: [] })} view={{ top: 'day' }} siteName="" />);
    await expect.element(page.getByText('Chưa ai đọc truyện nào trong khoảng này')).toBeVisible();
  });

  test('boasts of no views where there were none.', () => {
    const unread = worksOf('vi', 3).map((work) => ({ ...work, viewsCount: 0 }));
    renderPart(<HomeScreen data={home(unread, { period: 'ALL' })} siteName="" />);
    expect(document.querySelectorAll('[data-rank]')).toHaveLength(3);
    expect(document.body.textContent).not.toContain('0 lượt xem');
  });

  test('leads to a genre and to all of them.', async () => {
    const visits = show(4);
    await userEvent.click(page.getByRole('link', { name: 'Truyện dân gian' }));
    await userEvent.click(page.getByRole('link', { name: 'Tất cả thể loại' }));
    expect(visits).toEqual(['/genres?genre=folk-tale', '/genres']);
  });

  test('says on a page after the last that the list has ended, and leads back to the first.', async () => {
    const visits = show(0, 12);
    await userEvent.click(page.getByRole('link', { name: 'Về trang đầu' }));
    expect(visits).toEqual(['/']);
  });
});
