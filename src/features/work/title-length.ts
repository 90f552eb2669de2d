const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3ffff}]/u;
const LONG = 56;

/** Whether a title needs smaller letters to leave room for the rest of the screen; a Japanese character counts as two Latin ones. */
export function titleLength(title: string): 'usual' | 'long' {
  let width = 0;
  for (const character of title) width += WIDE.test(character) ? 2 : 1;
  return width > LONG ? 'long' : 'usual';
}
