/** Functions that run in the page: each is sent there alone, and uses nothing outside itself. */

/**
 * Controls that take a press on less than 24 by 24 pixels, by markup (WCAG 2.5.8). What stands within a sentence is
 * as high as its line; what reaches beyond its box by a layer of its own is measured by where it is hit.
 */
export function smallTargets(): readonly string[] {
  const LEAST = 24;
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary');
  const isHit = (one: HTMLElement): boolean => {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const steps = Array.from({ length: 2 * LEAST + 1 }, (_, step) => step - LEAST);
    const hits = (aside: number, down: number): boolean => {
      const hit = document.elementFromPoint(left + width / 2 + aside, top + height / 2 + down);
      return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true);
    };
    return [steps.filter((step) => hits(step, 0)), steps.filter((step) => hits(0, step))].every(({ length }) => length >= LEAST);
  };
  const targets = [...controls].map((one) => {
    const isTicked = one instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(one.type);
    return (isTicked && one.labels?.[0]) || one;
  });
  return [...new Set(targets)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.closest('[inert]') === null)
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isInSentence =
        getComputedStyle(one).display.startsWith('inline') &&
        [...(one.closest('p, li')?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '');
      return width > 1 && height > 1 && (width < LEAST || height < LEAST) && !isInSentence && !isHit(one);
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

/** Sets the text as far apart as WCAG 1.4.12 lets a reader set it. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *:not(svg, svg *, rt) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Words of controls and headings that stick out of their box, or are cut by it; names that end in an ellipsis are so on purpose. */
export function wordsOutside(): readonly string[] {
  const SLACK = 3;
  const holders = 'a[href], button, label, summary, legend, [role=tab], h1, h2, h3, h4';
  const range = document.createRange();
  const outside: string[] = [];
  const shortened = new Set(
    [...document.querySelectorAll('*')].filter((one) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(one);
      return webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
    }),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement?.closest<HTMLElement>(holders);
    if (!holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || node.nodeValue?.trim() === '') continue;
    range.selectNodeContents(node);
    const [words, box] = [range.getBoundingClientRect(), holder.getBoundingClientRect()];
    // What only a screen reader is told has no room of its own.
    if (box.width <= 1 || node.parentElement?.getBoundingClientRect().width === 1 || getComputedStyle(holder).display === 'inline')
      continue;
    const isShortened = [...shortened].some((one) => one.contains(node));
    const most = Math.max(box.left - words.left, words.right - box.right, box.top - words.top, words.bottom - box.bottom);
    if (words.width > 0 && most > SLACK && !isShortened) outside.push(`${Math.round(most)} px: ${holder.outerHTML.slice(0, 120)}`);
  }
  return outside;
}
