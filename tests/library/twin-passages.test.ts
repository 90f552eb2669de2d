import { expect, test } from 'vitest';
import { textOfBlock } from '#graphql/document/document-text.ts';
import { alignPassages } from '#server/modules/chapters/passages.ts';
import { importChapters } from './novels-shelf.ts';

const chapters = { vi: await importChapters('hai-ngon-hai-dang'), ja: await importChapters('futatsu-todai') };
type Language = keyof typeof chapters;

/** The passage of the other language where a reader goes on who is at the passage that begins so. */
function crossing(from: Language, chapter: number, beginning: string): string {
  const to = from === 'vi' ? 'ja' : 'vi';
  const [mine, theirs] = [chapters[from][chapter]?.document.blocks ?? [], chapters[to][chapter]?.document.blocks ?? []];
  const here = mine.findIndex((block) => textOfBlock(block).trim().startsWith(beginning));
  return textOfBlock(theirs[alignPassages(mine, theirs)[here] ?? -1] ?? { kind: 'pageBreak' }).trim();
}

test.each([
  [0, 'Tháng mười năm ấy', 'その年の十月'],
  [0, 'Bên kia tối om', '灯が、入らない'],
  [1, 'Bà quay mặt vào vách', '祖母は、そっぽを向いていた'],
  [1, 'Câu chuyện đi rất chậm', '話は、すこしずつしか進まない'],
  [2, 'Tiếng còi tàu', '汽笛である'],
  [2, 'Mai vừa đánh đấy', 'いま、マイが打った'],
  [3, 'Bà há miệng định nói', '祖母は何か言おうとして'],
  [3, '– Có chứ. Sau ba giây', '「光るよ。三秒あとに」'],
])('In chapter %i, from “%s” to “%s” and back.', (chapter, here, there) => {
  expect(crossing('vi', chapter, here)).toMatch(new RegExp(`^${there}`));
  expect(crossing('ja', chapter, there)).toMatch(new RegExp(`^${here}`));
});

test('Lines of which the other language makes one lead to that one, and one that is several to the first of them.', () => {
  const lines = ['「あんた」', 'と、祖母が言った', '「町へ出て行ったんじゃなかったのかい」'];
  expect(lines.map((line) => crossing('ja', 3, line).slice(0, 24))).toEqual(Array(3).fill('– Ông kia, – bà nói. – T'));
  expect(crossing('vi', 3, '– Ông kia')).toBe('「あんた」');
});
