import { createHash } from 'node:crypto';

/**
 * Names blocks after what they say, so that a place in a chapter survives a new version of it: the id is the first
 * 12 hexadecimal digits of the SHA-256 of the block's folded text (NFKC, lower case, letters and digits only), which
 * neither the position nor punctuation, spacing or marks change. A text that comes again takes `-2`, `-3` … in reading order.
 * Blocks without letters (breaks, ornaments) are told apart by their kind and their own text, then counted the same way.
 */
export class BlockIds {
  private readonly taken = new Map<string, number>();

  next(kind: string, text: string): string {
    const folded = foldText(text);
    const digest = createHash('sha256')
      .update(folded === '' ? `${kind}\n${text}` : folded)
      .digest('hex')
      .slice(0, 12);
    const count = (this.taken.get(digest) ?? 0) + 1;
    this.taken.set(digest, count);
    return count === 1 ? digest : `${digest}-${count}`;
  }
}

function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}
