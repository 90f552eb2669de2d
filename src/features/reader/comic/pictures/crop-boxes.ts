import './crop-boxes.css';

/** Tells style sheets in plain numbers what is left of each picture without its borders, where they cannot read it from attributes. */
export function cropInBoxes(pages: readonly HTMLElement[]): void {
  for (const page of pages) {
    const { cropLeft, cropTop, cropWidth, cropHeight, boxed } = page.dataset;
    const image = page.querySelector('picture > img');
    if (cropLeft === undefined || boxed !== undefined || image === null) continue;
    const numbers = {
      '--crop-left': cropLeft,
      '--crop-top': cropTop,
      '--crop-width': cropWidth,
      '--crop-height': cropHeight,
      '--all-width': image.getAttribute('width'),
      '--all-height': image.getAttribute('height'),
    };
    for (const [name, number] of Object.entries(numbers)) page.style.setProperty(name, number ?? '');
    page.dataset['boxed'] = '';
  }
}
