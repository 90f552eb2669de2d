import './text-marks.css';

/** What is marked in a text: everything found, the one that is looked at, the sentence that is spoken. */
export type MarkName = 'find' | 'find-now' | 'spoken';

/** Marks these ranges and no others, without touching the page. A browser without highlights selects what the reader is at. */
export function markText(name: MarkName, ranges: readonly AbstractRange[]): void {
  if (typeof Highlight !== 'undefined') {
    if (ranges.length === 0) CSS.highlights.delete(name);
    else CSS.highlights.set(name, new Highlight(...ranges));
    return;
  }
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (name === 'find' || !first || !last) return;
  getSelection()?.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
}
