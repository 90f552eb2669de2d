import { SAVED_WIDTH, saverOf, savesData } from '#src/features/reader/comic/pictures/data-saver.ts';

/** The first picture is asked for by the browser before any script could run: to ask for it in another width would only cost more. */
const LATER = 'figure[data-page] > picture:not(:has(> [data-first])) > [sizes]:not([sizes^="calc"])';

/**
 * Where data is saved, the pictures of a comic are of less width from the beginning, while the document is parsed: of the
 * first response nobody knew it. From then on comic/pictures/picture-sizing.ts says what is asked for.
 */
export function saveFromTheFirst(comic: string): void {
  if (!savesData(saverOf(comic), navigator)) return;
  const watching = new MutationObserver(narrow);
  watching.observe(document, { childList: true, subtree: true });
  const end = (): void => {
    narrow();
    watching.disconnect();
  };
  document.addEventListener('DOMContentLoaded', end, { once: true });
}

function narrow(): void {
  for (const file of document.querySelectorAll(LATER)) file.setAttribute('sizes', `calc(${file.getAttribute('sizes')} * ${SAVED_WIDTH})`);
}
