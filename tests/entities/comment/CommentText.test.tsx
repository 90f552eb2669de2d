import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommentText } from '#src/entities/comment/CommentText.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('A spoiler is masked until it is opened; a script in it is only words.', async () => {
  const { host } = renderPart(<CommentText text="<script>1</script> Cô ấy là em gái." emoji="😱" isSpoiler origins={[]} />);
  const words = page.getByText(/Cô ấy là em gái/);
  expect(host.querySelector('details')?.checkVisibility()).toBe(true);
  expect(words.element().checkVisibility()).toBe(false);
  await userEvent.click(page.getByText('Có tiết lộ nội dung. Bấm để xem'));
  await expect.element(words).toBeVisible();
  expect(host.querySelector('script')).toBeNull();
});

test('Words keep their own direction.', () => {
  const { host } = renderPart(<CommentText text={'\u202eabc שלום'} emoji={null} isSpoiler={false} origins={[]} />);
  expect(getComputedStyle(host.querySelector('[dir=auto]') as Element).unicodeBidi).toMatch(/isolate|plaintext/);
});
