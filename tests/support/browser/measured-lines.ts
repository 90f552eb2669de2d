/** Text of each line of `block` as the browser broke it, without readings. */
export function linesOf(block: Element): readonly string[] {
  const vertical = getComputedStyle(block).writingMode.startsWith('vertical');
  const fontSize = Number.parseFloat(getComputedStyle(block).fontSize);
  const range = document.createRange();
  const lines: string[] = [];
  let line = '';
  let across = Number.NaN;
  for (const { node, start, end } of letters(block)) {
    range.setStart(node, start);
    range.setEnd(node, end);
    const rect = [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (rect === undefined) continue;
    const here = vertical ? rect.left + rect.width / 2 : rect.top + rect.height / 2;
    if (!(Math.abs(here - across) <= fontSize * 0.6)) {
      lines.push(line);
      line = '';
      across = here;
    }
    line += node.data.slice(start, end);
  }
  return [...lines.slice(1), line];
}

const segments = new Intl.Segmenter('ja', { granularity: 'grapheme' });

function* letters(block: Element): Generator<{ node: Text; start: number; end: number }> {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('rt, rp') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    for (const { index, segment } of segments.segment(node.data)) yield { node, start: index, end: index + segment.length };
  }
}
