import { expect, test } from 'vitest';
import { UserAvatar } from '#src/entities/user/UserAvatar.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('A picture that does not come is the letter of the name, and the next one is tried.', async () => {
  const { host, show } = renderPart(<UserAvatar name="Đỗ Thị Đọc" src="data:image/png,broken" size="small" />);
  await eventually(() => expect([host.textContent, host.querySelector('img')]).toEqual(['Đ', null]));
  show(<UserAvatar name="Đỗ Thị Đọc" src={DOT} size="small" />);
  expect([host.textContent, host.querySelector('img')?.src]).toEqual(['', DOT]);
});

test('Where colours are forced, a line that is unseen otherwise says how far a letter’s place reaches.', () => {
  const { host } = renderPart(<UserAvatar name="花" src={null} size="small" />);
  const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(host.firstElementChild ?? expect.fail('No place.'));
  expect([outlineStyle, outlineColor, outlineOffset]).toEqual(['solid', 'rgba(0, 0, 0, 0)', '-1px']);
});
