/** What a key that an input method works with is told as. */
const KEY_OF_INPUT_METHOD = 229;

/**
 * Whether the key belongs to a word that is being composed, as Japanese ones are. Safari tells the key that ends one after its
 * end, so that only its number says so: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function isComposing({ isComposing: isWithin, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isWithin || keyCode === KEY_OF_INPUT_METHOD;
}
