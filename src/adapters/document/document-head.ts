/** A tag of the document's head that a route asked for. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const MARK = 'data-route';

/** Makes the head say what `tags` say: those of the route before go, everything else of the head stays. */
export function applyHead(document: Document, tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
  for (const tag of tags) {
    if (tag.name === 'title') {
      document.title = tag.text ?? '';
      continue;
    }
    if (tag.attributes['rel'] === 'preload') continue;
    const element = document.createElement(tag.name);
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    element.setAttribute(MARK, '');
    document.head.append(element);
  }
}
