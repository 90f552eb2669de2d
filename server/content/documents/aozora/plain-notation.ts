import { resolveAccents } from './accent-notation.ts';
import { resolveGaiji } from './gaiji.ts';
import { matchNotes } from './note-brackets.ts';

/** Stands for a character that no standard has. */
export const MISSING_CHARACTER = '〓';

/** `／＼` and `／″＼` are the halves of the vertical repeat marks. */
export function repeatSign(line: string, at: number): { readonly text: string; readonly length: number } | null {
  if (line.startsWith('／＼', at)) return { text: '〳〵', length: 2 };
  return line.startsWith('／″＼', at) ? { text: '〴〵', length: 3 } : null;
}

/** Text inside a reading or a note: gaiji, repeat marks and marked letters as characters. */
export function resolvePlain(text: string): string {
  if (!/[※／〔]/.test(text)) return text;
  const notes = matchNotes(text);
  let resolved = '';
  for (let at = 0; at < text.length;) {
    const end = text[at] === '※' ? notes.get(at + 1) : undefined;
    const repeat = repeatSign(text, at);
    if (end !== undefined) {
      resolved += resolveGaiji(text.slice(at + 3, end)) ?? MISSING_CHARACTER;
      at = end + 1;
    } else {
      resolved += repeat?.text ?? text.charAt(at);
      at += repeat?.length ?? 1;
    }
  }
  return resolved.replace(/〔([^〔〕]+)〕/g, (whole, inner: string) => resolveAccents(inner) ?? whole);
}
