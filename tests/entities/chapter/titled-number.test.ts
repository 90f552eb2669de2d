import { expect, test } from 'vitest';
import { saysItsNumber } from '#src/entities/chapter/titled-number.ts';

test.each(['Chương 4', 'CHƯƠNG IV: Mưa', 'Hồi 12', 'Chương 12a: Mưa', '第三章 雨の夜', '第３話', '第百二十夜 おわり'])(
  '%s says its own number.',
  (title) => {
    expect(saysItsNumber(title)).toBe(true);
  },
);

test.each(['Cánh cửa trong mưa', 'Chương trình đêm', 'Phần mềm', '雨の夜', '第二の人生', 'IV'])('%s does not.', (title) => {
  expect(saysItsNumber(title)).toBe(false);
});
