import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GenresView } from '#src/entities/genre/genres-path.ts';
import { GenresScreen } from '#src/features/genres/GenresScreen.tsx';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { genres } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';

function show(view: GenresView, works = 6, totalItems = works): string[] {
  const visits = recordVisits();
  const at = typeof view.page === 'number' ? view.page : 1;
  renderPart(<GenresScreen data={genres(worksOf('vi', works), totalItems, at)} view={view} />);
  return visits;
}

const left = (element: Element | null): number => element?.getBoundingClientRect().left ?? Number.NaN;

const choice = (name: RegExp) => page.getByRole('navigation', { name: 'Thể loại' }).getByRole('link', { name });

describe('The genres screen', () => {
  test('adds a genre to the choice, keeping the order and beginning at the first page.', async () => {
    const visits = show({ genres: ['fantasy'], order: 'views', page: 3 });
    await userEvent.click(choice(/Truyện dân gian/));
    expect(visits).toEqual(['/genres?genre=fantasy,folk-tale&order=views']);
  });

  test('says which genres works are kept to, and which they are without.', () => {
    show({ genres: ['fantasy'], without: ['mystery'] });
    const marked = [choice(/ファンタジー/), choice(/ミステリー/), choice(/Đời thường/)].map((one) => one.element());
    expect(marked.map((one) => one.getAttribute('aria-current'))).toEqual(['true', 'true', null]);
    expect(marked.map((one) => one.querySelector('[role=img]')?.getAttribute('aria-label'))).toEqual(['Có', 'Không có', undefined]);
  });

  test('turns a genre from with to without, and from without to either way.', async () => {
    const visits = show({ genres: ['fantasy'], without: ['mystery'], order: 'name' });
    await userEvent.click(choice(/ファンタジー/));
    await userEvent.click(choice(/ミステリー/));
    expect(visits).toEqual(['/genres?without=mystery,fantasy&order=name', '/genres?genre=fantasy&order=name']);
  });

  test('takes no genre beyond ten, says so, and lets go of those that are chosen.', async () => {
    const others = Array.from({ length: 9 }, (_, index) => `genre-${index}`);
    const visits = show({ genres: [...others, 'fantasy'] });
    await expect.element(page.getByText('Nhiều nhất 10 thể loại.')).toBeVisible();
    await expect.element(choice(/ミステリー/)).toHaveAttribute('aria-disabled', 'true');
    expect(
      choice(/ミステリー/)
        .element()
        .hasAttribute('href'),
    ).toBe(false);
    await userEvent.click(choice(/ファンタジー/));
    expect(visits).toEqual([`/genres?genre=${others.join(',')}&without=fantasy`]);
  });

  test('begins the way out of a choice where everything begins.', () => {
    show({ genres: ['fantasy'] });
    const mark = page.getByRole('link', { name: 'Bỏ chọn hết' }).element().querySelector('svg');
    expect(Math.abs(left(mark) - left(page.getByRole('heading', { level: 1 }).element()))).toBeLessThanOrEqual(1);
  });

  test('says nothing of ten genres before so many are chosen.', () => {
    show({ genres: ['fantasy'] });
    expect(page.getByText('Nhiều nhất 10 thể loại.').elements()).toEqual([]);
  });

  test('says of a page beyond the last that the list ends before, and leads to the first in the same order.', async () => {
    const visits = show({ genres: ['fantasy'], order: 'name', page: 9 }, 0, 12);
    await expect.element(page.getByRole('heading', { name: 'Trang này không có gì' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Về trang đầu' }));
    expect(visits).toEqual(['/genres?genre=fantasy&order=name']);
  });

  test('clears the choice at once, only where there is one.', async () => {
    const visits = show({ without: ['fantasy', 'mystery'], order: 'name' });
    await userEvent.click(page.getByRole('link', { name: 'Bỏ chọn hết' }));
    expect(visits).toEqual(['/genres?order=name']);
  });

  test('orders by update, views or name, keeping the choice.', async () => {
    const visits = show({ genres: ['mystery'], order: 'views', page: 2 }, 6, 60);
    const orders = page.getByRole('navigation', { name: 'Sắp xếp' }).getByRole('link');
    expect(orders.elements().map((order) => order.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    for (const order of orders.all()) await userEvent.click(order);
    expect(visits).toEqual(['/genres?genre=mystery', '/genres?genre=mystery&order=views', '/genres?genre=mystery&order=name']);
  });

  test('leads through its pages, keeping choice and order.', async () => {
    const visits = show({ genres: ['mystery'], without: ['fantasy'], order: 'name', page: 2 }, 6, 60);
    await userEvent.click(page.getByRole('link', { name: 'Trang 4' }));
    expect(visits).toEqual(['/genres?genre=mystery&without=fantasy&order=name&page=4']);
  });

  test('says where nothing was found, and leads back to everything.', async () => {
    const visits = show({ genres: ['mystery', 'folk-tale'] }, 0);
    await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Xem tất cả truyện' }));
    expect(visits).toEqual(['/genres']);
  });
});
