/** Id of the element that holds a note's text; its mark opens it by this. */
export function noteElementId(note: string): string {
  return `note-${note}`;
}
