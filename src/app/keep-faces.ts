import { chosenFace, facesOf, isHere, type KeptFaces } from '#src/features/reader/novel/faces/face-at-hand.ts';
import { KEPT_FACES } from './early/boot-state.ts';

/**
 * Keeps, once the browser has it, of what the face is made that a Vietnamese text is read in: the next page of a text is set
 * in it from its first paint on (early-faces.ts). Until `left`.
 */
export function keepFaces(document: Document, left: AbortSignal): void {
  const keep = (): void => {
    const text = document.querySelector<HTMLElement>('[data-block]:lang(vi)')?.closest<HTMLElement>('[data-novel]');
    if (!text) return;
    const faces = facesOf(text);
    const here = faces.filter(isHere);
    if (here.length === 0 || faces.some((face) => face[2].style === 'normal' && !isHere(face))) return;
    try {
      localStorage.setItem(KEPT_FACES, JSON.stringify([chosenFace(text), here] satisfies KeptFaces));
    } catch {
      // Denied or full.
    }
  };
  document.fonts.addEventListener('loadingdone', keep, { signal: left });
  keep();
}
