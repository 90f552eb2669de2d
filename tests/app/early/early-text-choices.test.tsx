import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { showTextChoices } from '#src/app/early/early-text-choices.ts';

const root = document.documentElement;

beforeEach(() => localStorage.clear());

/** What holds the first frame back in the page of a text. */
function expectLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'expect';
  link.setAttribute('href', '#late-style');
  document.head.append(link);
  onTestFinished(() => {
    link.remove();
    delete root.dataset['novel'];
  });
  return link;
}

describe('On the page of a text, what a reader chose for novels', () => {
  test('stands on the root, and nothing is drawn before the style of it has come.', () => {
    localStorage.setItem('futago.novel', 'writing-vertical flow-pages');
    const link = expectLink();
    showTextChoices();
    expect([root.dataset['novel'], link.getAttribute('href')]).toEqual(['writing-vertical flow-pages', '#late-style']);
  });

  test('lets the first words be drawn at once where there is nothing.', () => {
    const link = expectLink();
    showTextChoices();
    expect([root.dataset['novel'], link.getAttribute('href')]).toEqual([undefined, '#early']);
  });

  test('is nothing where something stands there that is no word.', () => {
    localStorage.setItem('futago.novel', '<b>size-1</b>');
    const link = expectLink();
    showTextChoices();
    expect([root.dataset['novel'], link.getAttribute('href')]).toEqual([undefined, '#early']);
  });
});
