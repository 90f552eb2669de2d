import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepFocus } from '#src/adapters/document/kept-focus.ts';

let end: () => void;
let main: HTMLElement;

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'));
  end = keepFocus(document);
});
afterEach(() => {
  end();
  main.remove();
});

/** Puts these on the page: a word is a button of that name, a list of words a list of rows. */
function show(...parts: readonly (string | readonly string[])[]): void {
  main.innerHTML = parts
    .map((part) => (typeof part === 'string' ? button(part) : `<ul>${part.map((name) => `<li>${button(name)}</li>`).join('')}</ul>`))
    .join('');
}

const button = (name: string): string => `<button id="${name}">${name}</button>`;
const found = (id: string): HTMLElement => document.getElementById(id) ?? expect.unreachable(`There is no ${id}.`);
const focused = (): string => document.activeElement?.id ?? '';

/** The reader goes to a button by keys. */
async function goTo(name: string): Promise<void> {
  while (focused() !== name) await userEvent.keyboard('{Tab}');
}

/** What follows a change is told before the next frame. */
const settled = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

describe('The focus of who goes by keys', () => {
  test('goes on to the next row when its own is taken out of a list.', async () => {
    show(['first', 'second', 'third']);
    await goTo('second');
    found('second').closest('li')?.remove();
    await settled();
    expect(focused()).toBe('third');
  });

  test('goes back to the last row that is left when there is none after it.', async () => {
    show(['first', 'second']);
    await goTo('second');
    found('second').closest('li')?.remove();
    await settled();
    expect(focused()).toBe('first');
  });

  test('stays in its place where something else takes the place of the button.', async () => {
    show('before', 'edit', 'after');
    await goTo('edit');
    const form = document.createElement('form');
    form.innerHTML = button('save');
    found('edit').replaceWith(form);
    await settled();
    expect(focused()).toBe('save');
  });

  test('leaves a list that is empty now for what comes after it.', async () => {
    show('before', ['only'], 'after');
    await goTo('only');
    found('only').closest('li')?.remove();
    await settled();
    expect(focused()).toBe('after');
  });

  test('passes over what cannot take it, and is not lost where the browser was told to blur.', async () => {
    show('before', 'gone', 'off', 'hidden', 'after');
    await goTo('gone');
    found('off').setAttribute('disabled', '');
    found('hidden').hidden = true;
    found('gone').remove();
    await settled();
    expect(focused()).toBe('after');
  });

  test('is left alone when somebody has given it away, or taken it on purpose.', async () => {
    show('before', 'gone', 'after');
    await goTo('gone');
    found('before').focus();
    found('gone').remove();
    await settled();
    expect(focused()).toBe('before');
    found('before').blur();
    await settled();
    found('before').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  test('goes to nothing that is out of sight.', async () => {
    show('before', 'gone', 'after');
    Object.assign(found('after').style, { position: 'absolute', top: '300vh' });
    await goTo('gone');
    found('gone').remove();
    await settled();
    expect(focused()).toBe('before');
  });

  test('is for a dialog to give back, and for what says that it does.', async () => {
    show('opener');
    for (const panel of [document.createElement('dialog'), document.createElement('search')]) {
      panel.innerHTML = button('inside');
      panel.toggleAttribute('data-gives-focus', panel.localName === 'search');
      main.append(panel);
      if (panel instanceof HTMLDialogElement) panel.showModal();
      await goTo('inside');
      if (panel instanceof HTMLDialogElement) panel.close();
      else document.body.focus();
      panel.remove();
      await settled();
      expect(focused()).toBe('');
    }
  });

  test('is not moved on another page than the one it was on.', async () => {
    show('before', 'gone', 'after');
    await goTo('gone');
    const address = location.href;
    history.pushState(null, '', '#another');
    found('gone').remove();
    await settled();
    history.replaceState(null, '', address);
    expect(document.activeElement).toBe(document.body);
  });

  test('is nobody’s who points.', async () => {
    show('before', 'gone', 'after');
    await userEvent.click(found('gone'));
    found('gone').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
