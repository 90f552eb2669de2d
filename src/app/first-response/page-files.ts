import type { AssetFiles, AssetMap, BuiltTexts } from '#graphql/document/first-response-bundle.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { createHash } from 'node:crypto';
import { divideStyle, LAYER_ORDER, lateLayers, withoutTwinFaces, type ShownText } from './late-style.ts';
import { isText, NOSCRIPT_STYLE, type PageFiles } from './page-document.ts';

/** The files of one page, and the hashes that its Content-Security-Policy must name. */
export interface HashedPageFiles extends PageFiles {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** What a page is made of, as far as files go. */
export interface PageParts {
  readonly language: Language;
  readonly routeParts: readonly string[];
  /** What shows the data of its routes, where that is a chunk of its own. */
  readonly parts: readonly string[];
  /** Beside those that every page has. */
  readonly words: readonly string[];
  readonly text: ShownText;
}

/** Chooses the files of pages by their routes; every choice is made once. */
export function createPageFiles(assets: AssetMap, texts: BuiltTexts): (page: PageParts) => HashedPageFiles {
  const chosen = new Map<string, HashedPageFiles>();
  return (page) => {
    const key = [page.language, page.text, ...page.routeParts, ...page.parts, ...page.words].join(' ');
    const known = chosen.get(key);
    if (known) return known;
    const files = choose(assets, texts, page);
    chosen.set(key, files);
    return files;
  };
}

function choose(assets: AssetMap, texts: BuiltTexts, { language, routeParts, parts, words, text }: PageParts): HashedPageFiles {
  const ofRoutes = routeParts.map((part) => assets.routes[partKey(part)]);
  const ofWords = [...words, 'messages'].map((part) => assets.catalogs[`${language} ${part}`]);
  const ofParts = parts.map((part) => assets.parts[part]);
  const groups = [...ofRoutes, ...ofParts, ...ofWords, assets.entry].filter((group) => group !== undefined);
  const late = lateLayers({ language, text });
  const sheets = inOrder('css', [assets.entry, ...groups]).map((address) => ({
    address,
    ...divideStyle(withoutTwinFaces(texts.read(address), language), late),
  }));
  const styles = sheets.map(({ address, early }, place) => ({ address, text: place === 0 ? LAYER_ORDER + early : early }));
  const lateStyle = sheets.map((sheet) => sheet.late).join('');
  const { heldStart } = texts;
  const earlyScript = isText(parts) ? texts.earlyTextScript : texts.earlyScript;
  return {
    styles,
    lateStyle,
    scripts: inOrder('js', groups),
    earlyScript,
    heldStart,
    scriptHashes: [earlyScript, heldStart].map(sourceHash),
    styleHashes: [NOSCRIPT_STYLE, lateStyle, ...styles.map((style) => style.text)].map(sourceHash),
  };
}

function inOrder(kind: 'js' | 'css', from: readonly AssetFiles[]): string[] {
  return [...new Set(from.flatMap((group) => group[kind]))];
}

/** The part '/$lang/_shell/comic/$comicId/ component' is in the map as '$lang/_shell.comic.$comicId.index component'. */
function partKey(routePart: string): string {
  const [routeId = '', part = ''] = routePart.split(' ');
  const [, language = '', ...rest] = routeId.split('/');
  const file = rest.length === 0 ? `${language}/route` : `${language}/${rest.map((name) => (name === '' ? 'index' : name)).join('.')}`;
  return `${file} ${part}`;
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
