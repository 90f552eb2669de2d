import type { KeptFaces } from '#src/features/reader/novel/faces/face-at-hand.ts';
import { KEPT_FACES } from './boot-state.ts';

/** Milliseconds that words wait for a face that was here, and may have been thrown away since. */
const WAITS = 300;

/**
 * The face that this reader's last text was set in (keep-faces.ts), from the browser's own copy: the words wait for it,
 * unseen, as it is here in a moment. Where it is not they stand without it (decision 060).
 */
export function takeFaces({ documentElement: { dataset }, fonts }: Document): void {
  try {
    const kept = localStorage.getItem(KEPT_FACES);
    if (kept === null) return;
    const [chosen, parts] = JSON.parse(kept) as KeptFaces;
    if (chosen !== (/\bface-(\w+)/.exec(dataset['novel'] ?? '')?.[1] ?? 'serif')) return;
    const faces = parts.map((each) => new FontFace(...each));
    const show = (isIn = false): void => {
      if (dataset['faces'] !== 'coming') return;
      if (isIn) dataset['faces'] = 'in';
      else delete dataset['faces'];
    };
    dataset['faces'] = 'coming';
    setTimeout(show, WAITS);
    // Gecko's `add` returns nothing.
    for (const face of faces) fonts.add(face);
    Promise.all(faces.map((face) => face.load())).then(
      () => show(true),
      () => show(),
    );
  } catch {
    // Storage is denied, or somebody else wrote there.
  }
}
