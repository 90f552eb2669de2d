import { normalize, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFiles, textOf } from './source-files.ts';

interface Use {
  readonly file: string;
  readonly style: string;
  readonly name: string;
}

const STYLE_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const styles = ownFiles(/^src\/.*\.module\.css$/);
const uses = ownFiles(/^src\/.*\.tsx?$/).flatMap(usesOf);

test('Every class that a part asks of its style is there.', () => {
  const known = new Map(styles.map((style) => [style, classesOf(textOf(style))]));
  const missing = uses.filter(({ style, name }) => known.get(style)?.has(name) !== true);
  expect(uses.length).toBeGreaterThan(500);
  expect(missing.map(({ file, style, name }) => `${file}: ${name} of ${style}`)).toEqual([]);
});

test('Every class of a style is asked for by a part.', () => {
  const asked = new Set(uses.map(({ style, name }) => `${style}: ${name}`));
  const all = styles.flatMap((style) => [...classesOf(textOf(style))].map((name) => `${style}: ${name}`));
  expect(all.filter((each) => !asked.has(each))).toEqual([]);
});

test('Parts name the class they ask for, and never the style as a whole.', () => {
  const asWhole = ownFiles(/^src\/.*\.tsx?$/).flatMap((file) => {
    const text = textOf(file);
    return [...text.matchAll(STYLE_IMPORT)].flatMap(([, local]) =>
      new RegExp(String.raw`\b${local}\[|[({,=] ?${local} ?[,)};]|\.\.\.${local}\b`).test(text) ? [`${file}: ${local}`] : [],
    );
  });
  expect(asWhole).toEqual([]);
});

/** Whose rules fill a window that scrolls nothing, or lie over it. */
const FILLING = [
  'src/app/LastResort.module.css',
  'src/features/inspector/InspectorScreen.module.css',
  'src/features/reader/comic/ComicReader.module.css',
  'src/features/reader/comic/comic-modes.css',
  'src/features/reader/comic/pictures/crop-boxes.css',
  'src/features/reader/comic/zoom/pinched.css',
  'src/features/reader/novel/NovelReader.module.css',
  'src/features/reader/novel/blocks/NoteText.module.css',
  'src/features/reader/novel/blocks/PictureBlock.module.css',
  'src/features/search/SuggestionList.module.css',
  'src/ui/base.css',
  'src/ui/dialog/Dialog.module.css',
];

test('Nothing that the window scrolls changes its size as the bars of a phone come and go.', () => {
  const following = ownFiles(/^src\/.*\.css$/).flatMap((file) =>
    [...textOf(file).matchAll(/([^{};]+)\{[^{}]*\d+dv(?:h|b|min|max)\b/g)].map(([, selector = '']) => ({ file, selector })),
  );
  expect([...new Set(following.map(({ file }) => file))].toSorted()).toEqual(FILLING);
  const scrolled = following.filter(
    ({ file, selector }) => /layout='strip'/.test(selector) || (/PictureBlock/.test(file) && !/flow-pages/.test(selector)),
  );
  expect(scrolled).toEqual([]);
});

test('What lies under a finger keeps no look of being pointed at: only where a pointer hovers is there one.', () => {
  const hovered = ownFiles(/^src\/.*\.css$/).flatMap((file) => rulesOf(textOf(file)).map((rule) => ({ file, ...rule })));
  const pointed = hovered.filter(({ selector }) => selector.includes(':hover'));
  expect(pointed.length).toBeGreaterThan(50);
  expect(pointed.filter(({ within }) => !within.some((condition) => condition.includes('(hover: hover)')))).toEqual([]);
});

function usesOf(file: string): readonly Use[] {
  const text = textOf(file);
  return [...text.matchAll(STYLE_IMPORT)].flatMap(([, local, path = '']) => {
    const style = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
    const names = [...text.matchAll(new RegExp(String.raw`(?<![\w./])${local}\.(\w+)`, 'g'))].map(([, name = '']) => name);
    return [...new Set(names)].map((name) => ({ file, style, name }));
  });
}

/** Every class that a selector of the style names. */
function classesOf(css: string): ReadonlySet<string> {
  const bare = css.replaceAll(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/gs, '');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).filter((selector) => !/^\s*@/.test(selector));
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)));
}

interface Rule {
  readonly selector: string;
  /** What stands around it, the outermost first. */
  readonly within: readonly string[];
}

function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, head = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    const selector = head.trim();
    if (!selector.startsWith('@')) rules.push({ selector, within: [...open] });
    open.push(selector);
  }
  return rules;
}
