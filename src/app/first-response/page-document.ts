import type { Language } from '#graphql/generated/graphql.ts';
import type { HeadTag } from '#src/adapters/document/document-head.ts';
import type { ShownText } from './late-style.ts';
import { BOOT_ELEMENT, EARLY_ELEMENT, LATE_STYLE_ELEMENT, ROOT_ELEMENT, type BootState } from '../early/boot-state.ts';

/** What one page is made of, before it becomes text. */
export interface PageContent {
  readonly language: Language;
  readonly head: readonly HeadTag[];
  readonly body: string;
  /** Things that search engines are told of, as JSON-LD: only ever in the first response. */
  readonly structured?: readonly object[];
  readonly boot: BootState;
  /** Ids of the matched routes with the part of each that is drawn: '/$lang component'. They name the files the page needs. */
  readonly routeParts: readonly string[];
  /** Chunks by name ('part-NovelText' in the build) that show what the routes have loaded. */
  readonly parts: readonly string[];
  /** Of a novel; nothing where a warning stands before its words. */
  readonly text: ShownText;
  /** Late words that it says. */
  readonly words: readonly string[];
}

/** Files of the build that one page carries in itself or names. */
export interface PageFiles {
  /** Style sheets by address, carried in the page; the address tells the chunk loader not to fetch them again. */
  readonly styles: readonly { readonly address: string; readonly text: string }[];
  /** What nobody sees before the first picture or the first words, and modes that a reader has to choose: it stands behind them. */
  readonly lateStyle: string;
  /** Addresses, in the order they must run. */
  readonly scripts: readonly string[];
  readonly earlyScript: string;
  readonly heldStart: string;
}

/**
 * The page as text. Scripts are only named (decision 002); nothing in it depends on the moment, so
 * that a cached copy and its Content-Security-Policy stay right. `ownLogos`: languages whose operator gave a logo.
 */
export function pageDocument(content: PageContent, files: PageFiles, ownLogos: readonly string[] = []): string {
  const early = `<script>${files.earlyScript}</script>`;
  const logos = ownLogos.length === 0 ? '' : ` data-own-logos="${ownLogos.join(' ')}"`;
  const isOfText = isText(content.parts);
  return [
    `<!doctype html><html lang="${content.language}" data-language="${content.language}" data-scheme="auto"${logos}${content.body.includes(PAGED) ? ' data-paged' : ''}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...siteLinks(content.language),
    ...(isOfText ? [WHOLE_TEXT] : []),
    ...content.head.map(tagText),
    ...files.styles.map(({ address, text }) => `<style data-href="${escapeAttribute(address)}">${text}</style>`),
    dataElement('futago-scripts', files.scripts),
    isOfText ? '' : early,
    `<noscript><style>${NOSCRIPT_STYLE}</style></noscript>`,
    `</head><body><div id="${ROOT_ELEMENT}">${isOfText ? behindFirstWords(content.body, `<div id="${EARLY_ELEMENT}" hidden>${early}</div>`) : content.body}</div>`,
    files.lateStyle === '' ? '' : `<style id="${LATE_STYLE_ELEMENT}">${files.lateStyle}</style>`,
    dataElement(BOOT_ELEMENT, content.boot),
    `<script>${files.heldStart}</script>`,
    // Nobody who reads it waits for it; in the head it would come before the first words.
    ...(content.structured ?? []).map((thing) => `<script type="application/ld+json">${scriptText(thing)}</script>`),
    '</body></html>',
  ].join('');
}

/**
 * Else the parser would rest in the midst of a text, and the browser draw an empty page first: a frame lost on a slow phone. The
 * early script lets the first words be drawn unless their reader has chosen a mode; once there is a body nothing can be held again.
 */
const WHOLE_TEXT = `<link rel="expect" href="#${LATE_STYLE_ELEMENT}" blocking="render">`;

/**
 * Pages of a comic that lie one upon another (ComicReader.tsx): no words can say so, as their quotes are escaped. The root tells it
 * too, for until a page is parsed Chromium may not yet know what its root has.
 */
const PAGED = ' data-layout="paged"';

/** Whether the page is that of a novel's chapter, by the names of its parts. */
export function isText(parts: readonly string[]): boolean {
  return parts.includes('NovelText');
}

/** How the second group of a text begins (DocumentView.tsx); no words can, as theirs are escaped. */
export const LATER_GROUP = /<div [^<>]*data-later=/;

/** The parser rests before and after a script: that is not to be between the style and the words (decision 055). */
function behindFirstWords(body: string, element: string): string {
  const place = body.search(LATER_GROUP);
  return place === -1 ? body + element : body.slice(0, place) + element + body.slice(place);
}

/** What stands for the site itself: in a tab, in a list of marks, on a home screen. */
function siteLinks(language: Language): readonly string[] {
  return [
    `<link rel="icon" href="/favicon-${language}.svg" type="image/svg+xml"><link rel="icon" href="/favicon-${language}.png" sizes="48x48">`,
    `<link rel="apple-touch-icon" href="/icons/${language}-apple-180.png"><link rel="manifest" href="/manifest-${language}.webmanifest">`,
  ];
}

/** The style of readers without script, named here so that the policy can allow it. */
export const NOSCRIPT_STYLE = '[data-rest]{content-visibility:visible!important}[data-ad]{display:none!important}';

function tagText(tag: HeadTag): string {
  if (tag.name === 'title') return `<title>${escapeText(tag.text ?? '')}</title>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag.name}${attributes.join('')} data-route>`;
}

function dataElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptText(value)}</script>`;
}

/** Nothing in it can end the element or begin another. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
