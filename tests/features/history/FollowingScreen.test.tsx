import '#src/ui/tokens.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { FollowingScreen, FollowingScreen_list, type FollowingIntent, type FollowingView } from '#src/features/history/FollowingScreen.tsx';
import { following } from '#stories/catalogue/followed.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

type Shown = Extract<FollowingView, { stage: 'shown' }>;

function show(view: Partial<Shown> = {}) {
  const onVerb = vi.fn<(intent: FollowingIntent) => void>();
  const shown = { stage: 'shown', data: following(worksOf('vi', 2)), dropped: new Set<string>(), news: null, ...view } as const;
  renderPart(<FollowingScreen view={shown} onVerb={onVerb} />);
  return { last: () => onVerb.mock.lastCall?.[0] };
}

const [first] = worksOf('vi', 2);
const work = { workId: first?.id ?? '', title: first?.title ?? '' };

test('A work is let go from the list by its own button.', async () => {
  const { last } = show();
  await userEvent.click(page.getByRole('button', { name: `Bỏ theo dõi “${work.title}”` }));
  expect(last()).toEqual({ type: 'work.unfollowed', ...work });
});

test('Marks in a title stay what they are.', async () => {
  show({ news: { kind: 'unfollowed', workId: work.workId, title: '<b>x</b> <0/>' } });
  await expect.element(page.getByText('Đã bỏ theo dõi “<b>x</b> <0/>”.')).toBeVisible();
});

test('What was let go is gone from the list, and comes back where it is undone.', async () => {
  const { last } = show({ dropped: new Set([work.workId]), news: { kind: 'unfollowed', ...work } });
  expect(page.getByRole('article').elements()).toHaveLength(1);
  await expect.element(page.getByText(`Đã bỏ theo dõi “${work.title}”.`)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  expect(last()).toEqual({ type: 'unfollowing.undone', ...work });
});

test('Who has let all of them go follows no work, and may still take it back.', async () => {
  show({ dropped: new Set(worksOf('vi', 2).map(({ id }) => id)), news: { kind: 'unfollowed', ...work } });
  await expect.element(page.getByText('Bạn chưa theo dõi truyện nào')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
});

test('A page from which all were let go, or that the list no longer reaches, leads to the first.', async () => {
  const position = { page: 2, perPage: 10, totalItems: 12 };
  const data = makeFragmentData({ items: [], position }, FollowingScreen_list);
  show({ data });
  await expect.element(page.getByText('Trang này không có gì')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', '/history?show=following');
});

test('Who has let go of all of the first page while there are more asks for these: no link leads to where they are.', async () => {
  const { last } = show({ data: following(worksOf('vi', 12)), dropped: new Set(worksOf('vi', 10).map(({ id }) => id)) });
  expect(page.getByRole('link', { name: 'Về trang đầu' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Xem truyện còn lại' }));
  expect(last()).toEqual({ type: 'list.retried' });
});

test('A change that did not arrive is said, of the work.', async () => {
  const { last } = show({ news: { kind: 'notUnfollowed', ...work } });
  await expect.element(page.getByText(`“${work.title}” vẫn được theo dõi`, { exact: false })).toBeVisible();
  expect(page.getByRole('button', { name: 'Hoàn tác' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Đóng' }));
  expect(last()).toEqual({ type: 'news.dismissed' });
});

test.each([
  ['gone', 'Truyện này không còn ở đây.'],
  ['throttled', 'Chờ vài phút'],
] as const)('A work that is %s is not told as a network that is missing.', async (kind, words) => {
  show({ news: { kind, ...work } });
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  expect(page.getByText('có mạng', { exact: false }).query()).toBeNull();
});

test('A list that did not arrive waits for the network only where that is missing.', async () => {
  const { show: change } = renderPart(<FollowingScreen view={{ stage: 'offline' }} onVerb={() => undefined} />);
  await expect.element(page.getByText('có mạng', { exact: false })).toBeVisible();
  change(<FollowingScreen view={{ stage: 'failed' }} onVerb={() => undefined} />);
  await expect.element(page.getByText('Có trục trặc ở phía chúng tôi. Bạn quay lại sau nhé.')).toBeVisible();
});

function textOf(link: Element | undefined): DOMRect {
  const range = document.createRange();
  if (link) range.selectNodeContents(link);
  return range.getBoundingClientRect();
}

test('The next chapter stands close below its title, each as high as a thumb.', () => {
  show({ data: following(worksOf('vi', 2)) });
  const item = page.getByRole('article').elements()[1];
  const [title, next] = [...(item?.querySelectorAll('h2 a, h2 ~ a') ?? [])];
  expect(textOf(next).top - textOf(title).bottom).toBeLessThan(12);
  expect([title, next].map((link) => link?.getBoundingClientRect().height)).toEqual([44, 44]);
});
