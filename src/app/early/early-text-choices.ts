import { EARLY_ELEMENT } from './boot-state.ts';
import { showWords } from './early-words.ts';

/**
 * Choices on the page of a text, which is drawn with the style of its modes that stands behind it (late-style.ts), or
 * where none was chosen at once.
 */
export function showTextChoices(): void {
  const { dataset } = document.documentElement;
  try {
    showWords(dataset);
  } catch {
    // Storage is denied: what holds for everyone holds.
  }
  if (dataset['novel'] === undefined) document.querySelector('link[rel=expect]')?.setAttribute('href', `#${EARLY_ELEMENT}`);
}
