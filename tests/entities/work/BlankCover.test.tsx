import { expect, test } from 'vitest';
import { BlankCover } from '#src/entities/work/BlankCover.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const LONG = {
  vi: 'Chuyện người con gái bán diêm đi qua bảy cây cầu trong một đêm mưa mà không một lần ngoảnh lại nhìn thành phố',
  ja: '雨の夜に七つの橋を渡って一度も町をふり返らなかったマッチ売りの少女と、その足音だけを頼りに歩いた灯台守の物語',
};

function Sized({ title, width, language = 'vi' }: { readonly title: string; readonly width: number; readonly language?: string }) {
  return (
    <div lang={language} style={{ position: 'relative', inlineSize: width, blockSize: width * 1.5 }}>
      <BlankCover title={title} alt={title} />
    </div>
  );
}

function slipOf(host: HTMLElement) {
  const title = host.querySelector('[role="img"] span > span');
  if (!title?.parentElement) throw new Error('The cover has no slip.');
  return { title, slip: title.parentElement };
}

function clothOf(title: string): string | undefined {
  return renderPart(<Sized title={title} width={200} />).host.querySelector<HTMLElement>('[data-cloth]')?.dataset['cloth'];
}

test('A title keeps its cloth, and a shelf shows every one.', () => {
  const shelf = Array.from({ length: 60 }, (_, number) => clothOf(`Truyện thứ ${number}`));
  expect(clothOf('Truyện thứ 7')).toBe(shelf[7]);
  expect(new Set(shelf)).toEqual(new Set(['waves', 'dyed stripes', 'checks', 'dyed rings', 'lattice']));
});

test('Where colours are forced, a line that is unseen otherwise says where the cover ends.', () => {
  const { host } = renderPart(<Sized title="Truyện" width={200} />);
  const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(
    host.querySelector('[data-cloth] > *') ?? expect.fail('No cloth.'),
  );
  expect([outlineStyle, outlineColor, outlineOffset]).toEqual(['solid', 'rgba(0, 0, 0, 0)', '-1px']);
});

test.each([
  ['vi', 'horizontal-tb'],
  ['ja', 'vertical-rl'],
] as const)('The title of %s is set %s, and a long one stays on its slip and the slip on the cover.', (language, mode) => {
  for (const width of [80, 128, 224]) {
    const { host } = renderPart(<Sized title={LONG[language]} width={width} language={language} />);
    const { title, slip } = slipOf(host);
    const [cover, paper, words] = [host.firstElementChild, slip, title].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    expect(getComputedStyle(slip).writingMode).toBe(mode);
    expect(paper?.bottom).toBeLessThan((cover?.bottom ?? 0) - width * 0.05);
    expect(paper?.right).toBeLessThan(cover?.right ?? 0);
    expect(words?.bottom).toBeLessThan(paper?.bottom ?? 0);
    expect(words?.left).toBeGreaterThan(paper?.left ?? 0);
  }
});

/** What has lines that are counted is no block: that shows as many, and says nothing of the rest. */
function endOf(language: 'vi' | 'ja') {
  const { host } = renderPart(<Sized title={LONG[language]} width={200} language={language} />);
  const { display, webkitLineClamp } = getComputedStyle(slipOf(host).title);
  return { isBlock: display === 'block', webkitLineClamp };
}

test('Of a long title the last line that is shown ends in an ellipsis, in both directions of writing.', () => {
  expect([endOf('vi'), endOf('ja')]).toEqual([
    { isBlock: false, webkitLineClamp: '5' },
    { isBlock: false, webkitLineClamp: '4' },
  ]);
});

test('A small one shows the first letter alone.', () => {
  const { host } = renderPart(<Sized title="“Đò đêm”" width={56} />);
  expect(host.innerText.trim()).toBe('Đ');
});

test('The longest Japanese title leaves the mark of the house free.', () => {
  const { host } = renderPart(<Sized title={LONG.ja} width={200} language="ja" />, 'ja');
  const mark = host.querySelector('svg') ?? expect.fail('The cover has no mark.');
  expect(slipOf(host).slip.getBoundingClientRect().bottom).toBeLessThanOrEqual(mark.getBoundingClientRect().top);
});
