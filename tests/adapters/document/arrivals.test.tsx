import { afterEach, beforeEach, expect, test } from 'vitest';
import { Arrivals } from '#src/adapters/document/arrivals.ts';

let page: HTMLElement;
let arrivals: Arrivals;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  arrivals = new Arrivals(document);
});
afterEach(() => {
  page.remove();
  region().remove();
});

const LIST = '<header><a href="/home">Home</a></header><main><a href="/a">first</a><a href="/a">again</a><input></main>';
const WORK = '<header><a href="/home">Home</a></header><main><h1>Work</h1></main>';

function region(): HTMLElement {
  return document.querySelector<HTMLElement>('body > [role=status]') ?? expect.unreachable('There is no region.');
}

function focus(selector: string): void {
  page.querySelector<HTMLElement>(selector)?.focus();
}

/** What stands in place of what stood there, under its title. */
function show(content: string, title: string): void {
  page.innerHTML = content;
  document.title = title;
}

const focused = (): string => document.activeElement?.textContent ?? '';

test('The title of a page that came is told, and reading begins at its head.', () => {
  show(LIST, 'List');
  expect(region().textContent).toBe('');
  focus('main a');
  arrivals.leave('1');
  show(WORK, 'Work');
  arrivals.arrive('2');
  expect([region().textContent, document.activeElement?.tagName, region().checkVisibility()]).toEqual(['Work', 'MAIN', true]);
  expect(getComputedStyle(document.activeElement ?? document.body).outlineStyle).toBe('none');
});

test('Who comes back is at the link that they followed, though others lead there as well.', () => {
  show(LIST, 'List');
  focus('main a:nth-of-type(2)');
  arrivals.leave('1');
  show(WORK, 'Work');
  arrivals.arrive('2');
  arrivals.leave('2');
  show(LIST, 'List');
  arrivals.arrive('1');
  expect([region().textContent, focused()]).toEqual(['List', 'again']);
});

test('A link that stays on the page lets go of the focus; what the new page has given it keeps it.', () => {
  show(LIST, 'List');
  focus('header a');
  arrivals.leave('1');
  document.querySelector('main')?.replaceChildren('another');
  arrivals.arrive('2');
  expect(document.activeElement?.tagName).toBe('MAIN');
  arrivals.leave('2');
  show(LIST, 'List');
  focus('input');
  arrivals.arrive('3');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('Of a list that changed under its path, what is new is told, and the focus stays where it is.', () => {
  show(
    `<header><a href="/" aria-current="page">Home</a></header><main><h1>Genres</h1><a href="/a">fantasy</a>
      <h2>12 stories</h2><h3>Work</h3><nav><a href="/b" aria-label="Page 1">1</a></nav></main>`,
    'Genres',
  );
  focus('main a');
  arrivals.beginChange();
  document.activeElement?.setAttribute('aria-current', 'true');
  document.querySelector('h2')?.replaceChildren('3 ', ' stories');
  document.querySelector('h3')?.replaceChildren('Another');
  document.querySelector('nav a')?.setAttribute('aria-current', 'page');
  arrivals.endChange();
  expect([region().textContent, focused()]).toEqual(['fantasy. 3 stories. Page 1', 'fantasy']);
});

test('Where nothing is new in a list that changed, its title is told, as often as it changes.', () => {
  show(LIST, 'List');
  arrivals.beginChange();
  arrivals.endChange();
  const told = region().firstChild;
  arrivals.beginChange();
  arrivals.endChange();
  expect([region().textContent, region().firstChild === told]).toEqual(['List', false]);
});
