import { expect, test } from 'vitest';
import { ProblemWords } from '#src/features/upload/files/ProblemWords.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('A file without a page is not said to be empty: its bytes stand beside it.', () => {
  const { host } = renderPart(<ProblemWords problem={{ code: 'EMPTY', file: 'bìa.cbz', limit: null }} />);
  expect(host.textContent).toBe('bìa.cbz: Trong đó không có gì để đọc: không ảnh, cũng không chữ.');
});
