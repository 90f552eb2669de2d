import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, ownFiles, textOf } from './source-files.ts';

/** A class of a style, by the file of the style. */
interface Worn {
  readonly style: string;
  readonly name: string;
}

interface Declared {
  readonly layer: string;
  readonly selector: string;
  readonly rank: number;
  readonly values: ReadonlyMap<string, string>;
}

const STYLE_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
/** What a part lays over the class that it is given. */
const MERGED = /classNames\((\w+)\.(\w+), className\)/;

test('Of two styles that one element wears neither has to come last: pages bring theirs in the order in which they are visited.', () => {
  const pairs = ownFiles(/^src\/.*\.tsx$/).flatMap(pairsOf);
  expect(pairs.length).toBeGreaterThan(50);
  expect([...new Set(pairs.flatMap(([one, other]) => disputed(one, other)))]).toEqual([]);
});

/** Classes of two styles that an element of the part wears: both named, or one given to a part that has its own. */
function pairsOf(file: string): readonly (readonly [Worn, Worn])[] {
  const text = textOf(file);
  const styles = stylesOf(file);
  const worn = (local: string | undefined, name = ''): readonly Worn[] => {
    const style = styles.get(local ?? '');
    return style === undefined ? [] : [{ style, name }];
  };
  const named = [...text.matchAll(/classNames\((\w+)\.(\w+), (?:\w+ && )?(\w+)\.(\w+)\)/g)].flatMap(([, one, first, other, second]) =>
    worn(one, first).flatMap((base) => worn(other, second).map((own) => [base, own] as const)),
  );
  const given = [...text.matchAll(/<([A-Z]\w+)\s(?:[^<>]|=>)*?className=\{(\w+)\.(\w+)\}/g)].flatMap(([, part = '', local, name]) =>
    worn(local, name).flatMap((own) => ownClassesOf(file, part).map((base) => [base, own] as const)),
  );
  return [...named, ...given].filter(([base, own]) => base.style !== own.style);
}

/** What the part of that name, which the file imports, wears itself. */
function ownClassesOf(file: string, part: string): readonly Worn[] {
  const from = new RegExp(String.raw`import \{[^}]*\b${part}\b[^}]*\} from '([^']+)'`).exec(textOf(file))?.[1];
  const source = importsOf(file).find(({ specifier }) => specifier === from)?.own ?? null;
  if (source === null || !source.endsWith('.tsx')) return [];
  const body =
    textOf(source)
      .split(/^(?:export )?function /m)
      .find((each) => each.startsWith(`${part}(`)) ?? '';
  const [, local = '', name = ''] = MERGED.exec(body) ?? [];
  const style = stylesOf(source).get(local);
  return style === undefined ? [] : [{ style, name }];
}

function stylesOf(file: string): ReadonlyMap<string, string> {
  const found = [...textOf(file).matchAll(STYLE_IMPORT)];
  return new Map(
    found.map(([, local = '', path = '']) => [local, path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path))]),
  );
}

/** What both say of one property in one layer, with selectors of one rank. */
function disputed(one: Worn, other: Worn): readonly string[] {
  return declaredOf(one).flatMap((first) =>
    declaredOf(other).flatMap((second) => {
      if (first.layer !== second.layer || first.rank !== second.rank) return [];
      const both = [...first.values].filter(([property, value]) => second.values.has(property) && second.values.get(property) !== value);
      return both.map(([property]) => `${property}: ${first.selector} of ${one.style}, ${second.selector} of ${other.style}`);
    }),
  );
}

/** The rules of a style that are about elements of the class. */
function declaredOf({ style, name }: Worn): readonly Declared[] {
  const css = textOf(style).replaceAll(/\/\*.*?\*\//gs, '');
  const layer = /@layer ([\w-]+) \{/.exec(css)?.[1] ?? '';
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const values = new Map(
      [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, property = '', value = '']) => [property, value.trim()] as const),
    );
    const about = selectors.split(',').map((selector) => selector.trim());
    return about
      .filter((selector) => new RegExp(String.raw`\.${name}(?![\w-])[^\s>+~]*$`).test(selector) && !selector.includes('::'))
      .map((selector) => ({ layer, selector, rank: rankOf(selector), values }));
  });
}

/** Classes, attributes and states count a hundred, elements one. */
function rankOf(selector: string): number {
  const weighty = selector.match(/\.[\w-]+|\[[^\]]*\]|:(?!is\(|not\(|has\(|where\()[\w-]+/g) ?? [];
  const elements = selector.match(/(?:^|[\s>+~(])[a-z][\w-]*/g) ?? [];
  return weighty.length * 100 + elements.length;
}
