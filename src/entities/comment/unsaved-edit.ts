import type { UnsavedWords } from '../../ui/form-field/unsaved-words.ts';
import type { CommentWords } from './comment-words.ts';

/** What was written in the place of a comment's words and is not saved yet; null where there is nothing, or the words are others by now. */
export function unsavedEdit(unsaved: UnsavedWords, comment: CommentWords): CommentWords | null {
  const form = unsaved.read();
  if (form === null || form.get('of') !== nameOf(comment)) return null;
  const emoji = form.get('emoji');
  return { text: textIn(form), emoji: typeof emoji === 'string' ? emoji : null, isSpoiler: form.has('isSpoiler') };
}

export function keepEdit(unsaved: UnsavedWords, comment: CommentWords, { text, emoji, isSpoiler }: CommentWords): void {
  const form = new FormData();
  form.set('of', nameOf(comment));
  form.set('text', text);
  if (emoji !== null) form.set('emoji', emoji);
  if (isSpoiler) form.set('isSpoiler', 'on');
  unsaved.keep(form);
}

function textIn(form: FormData): string {
  const text = form.get('text');
  return typeof text === 'string' ? text : '';
}

/** Alike for words that are the same. */
export function nameOf({ text, emoji, isSpoiler }: CommentWords): string {
  return JSON.stringify([text, emoji, isSpoiler]);
}
