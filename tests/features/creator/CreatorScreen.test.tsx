import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CreatorScreen } from '#src/features/creator/CreatorScreen.tsx';
import type { CreatorView } from '#src/entities/creator/creator-path.ts';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { creator, type CreatorMaking } from '#stories/catalogue/creators.ts';
import { worksOf } from '#stories/catalogue/works.ts';

const TWIN = 'http://ja.localhost:3000';

function show(works: number, making: CreatorMaking = {}, view: CreatorView = {}): string[] {
  const visits = recordVisits();
  renderPart(<CreatorScreen data={creator('vi', worksOf('vi', works), making)} view={view} language="vi" twinOrigin={TWIN} />);
  return visits;
}

describe('The page of a creator', () => {
  test('leads to their works, orders them and turns their pages.', async () => {
    const visits = show(6, { totalItems: 45, page: 2 }, { order: 'views', page: 2 });
    await userEvent.click(page.getByRole('link', { name: /Tiệm sách ngày mưa/ }));
    await userEvent.click(page.getByRole('link', { name: 'Tên A–Z' }));
    await userEvent.click(page.getByRole('link', { name: 'Trang 3' }));
    expect(visits).toEqual(['/comic/1', '/creator/7?order=name', '/creator/7?order=views&page=3']);
  });

  test('leads to the same person on the twin site, under the same name and under others.', () => {
    show(3, { worksThere: 2, twins: [{ id: '9', name: '森田ゆき' }] });
    const links = ['Lê Mai', '森田ゆき'].map((name) => page.getByRole('link', { name, exact: true }).element().getAttribute('href'));
    expect(links).toEqual([`${TWIN}/creator/7`, `${TWIN}/creator/9`]);
  });

  test('says where nothing of theirs is on this site.', async () => {
    show(0, { worksThere: 2 });
    await expect.element(page.getByRole('heading', { name: 'Chưa có truyện nào của người này ở đây' })).toBeVisible();
  });

  test('leads back from beyond the last page.', async () => {
    const visits = show(0, { totalItems: 12, page: 9 }, { page: 9 });
    await userEvent.click(page.getByRole('link', { name: 'Về trang đầu' }));
    expect(visits).toEqual(['/creator/7']);
  });
});
