const FAMILIES = { serif: 'Literata Variable', sans: 'Be Vietnam Pro', clear: 'Lexend Variable' } as const;

/** What a FontFace is made of. */
export type FaceParts = readonly [family: string, source: string, descriptors: FontFaceDescriptors];
/** What a browser keeps of the face of its reader's texts. */
export type KeptFaces = readonly [chosen: string, faces: readonly FaceParts[]];

/** By source. Those of style sheets may be begun anew with every sheet that comes, as Chromium does, and are then unloaded for a moment. */
const made = new Map<string, FontFace>();

/** What the reader chose, by the words of the text's settings. */
export function chosenFace(text: HTMLElement): keyof typeof FAMILIES {
  const [, chosen = 'serif'] = /\bface-(sans|clear)/.exec(text.dataset['novel'] ?? '') ?? [];
  return chosen as keyof typeof FAMILIES;
}

/**
 * The parts of the web face that a Vietnamese text is set in; none where their style sheet has not come. In italics
 * only where it has some.
 */
export function facesOf(text: HTMLElement): readonly FaceParts[] {
  const family = FAMILIES[chosenFace(text)];
  const hasItalics = text.querySelector('i') !== null;
  return declaredFaces().flatMap(({ style: face }) => {
    const [weight, style, unicodeRange] = ['font-weight', 'font-style', 'unicode-range'].map((name) => face.getPropertyValue(name));
    if (face.getPropertyValue('font-family').replaceAll(/["']/g, '') !== family || (style === 'italic' && !hasItalics)) return [];
    return [[family, face.getPropertyValue('src'), { weight, style, unicodeRange } as FontFaceDescriptors] as const];
  });
}

/** Asks for them, for what will be set in them. They take nobody's place until then. */
export function askFor(faces: readonly FaceParts[]): void {
  for (const parts of faces) {
    if (made.has(parts[1])) continue;
    const face = new FontFace(...parts);
    made.set(parts[1], face);
    document.fonts.add(face);
    face.load().catch(() => made.delete(parts[1]) && document.fonts.delete(face));
  }
}

/** Whether it is here, and needs no asking. */
export function isHere([, source]: FaceParts): boolean {
  return made.get(source)?.status === 'loaded';
}

/**
 * Sets a text that nobody sees yet in its face where that is at hand, all of it, and else in what stands in for it, for good:
 * letters of another width would break lines elsewhere under the eyes of the reader (decision 060). `data-stand-in` says which
 * part of it does without. Japanese letters are all equally wide.
 */
export function setInFaceAtHand(text: HTMLElement): void {
  if (text.lang !== 'vi') return;
  const faces = facesOf(text);
  const missing = faces.filter((face) => !isHere(face));
  if (document.documentElement.dataset['faces'] === 'in') setInFace(text);
  else if (faces.length === 0 || missing.some(([, , { style }]) => style === 'normal')) text.dataset['standIn'] = '';
  else if (missing.length > 0) text.dataset['standIn'] = 'italics';
  else setInFace(text);
}

/** For a reader who has just chosen how the text is set, whether the face is at hand or not. */
export function setInFace(text: HTMLElement): void {
  delete text.dataset['standIn'];
}

function declaredFaces(): readonly CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      // Of another origin: an extension's.
      return [];
    }
  });
}
