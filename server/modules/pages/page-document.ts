import type { PageBlock, PageDocument, PageRun } from '#graphql/document/page-document.ts';
import type { BlockContent, DefinitionContent, ListItem, Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { PageRefused } from './pages.errors.ts';

const MOST_CHARACTERS = 200_000;
const DEEPEST = 12;
const ADDRESS = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|\/(?![/\\])[^\s\\]*|#[^\s]*)$/i;

export interface ParsedPage {
  /** Of the first heading of level 1, which every page begins with. */
  readonly title: string;
  /** Text of the first paragraph; empty where there is none. */
  readonly description: string;
  readonly document: PageDocument;
}

/**
 * Reads Markdown (CommonMark) into the typed document. Raw HTML is left out of it and pictures leave their words; a link
 * that leads nowhere safe is refused. Throws PageRefused, with the line where there is one.
 */
export function parsePage(markdown: string): ParsedPage {
  if (markdown.length > MOST_CHARACTERS) throw new PageRefused(`A page has at most ${MOST_CHARACTERS} characters.`);
  const root: Root = withAddresses(fromMarkdown(markdown.replace(/^\uFEFF/, '').normalize('NFC')));
  const [first, ...rest] = root.children;
  if (first?.type !== 'heading' || first.depth !== 1) throw new PageRefused('A page begins with its title: a line such as "# About us".');
  const title = plainText(runsOf(first.children, 0)).trim();
  if (title === '') throw new PageRefused('The title of the page is empty.');
  const blocks = withIds(blocksOf(rest, 0));
  const paragraph = blocks.find((block) => block.kind === 'paragraph');
  return { title, description: paragraph ? plainText(paragraph.runs) : '', document: { blocks } };
}

/** A link or picture whose address stands elsewhere in the page, as in [words][name], becomes one that holds it itself. */
function withAddresses(root: Root): Root {
  const nodes = nodesIn(root);
  const addresses = new Map<string, string>();
  for (const node of nodes) if (node.type === 'definition' && !addresses.has(node.identifier)) addresses.set(node.identifier, node.url);
  for (const node of nodes) {
    if (node.type === 'linkReference') Object.assign(node, { type: 'link', url: addresses.get(node.identifier) ?? '' });
    else if (node.type === 'imageReference') Object.assign(node, { type: 'image', url: '' });
  }
  return root;
}

/** In the order of the text, however deep. */
function nodesIn(root: Root): readonly Nodes[] {
  const found: Nodes[] = [];
  const ahead: Nodes[] = [root];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    found.push(node);
    if ('children' in node) for (const child of node.children.toReversed()) ahead.push(child);
  }
  return found;
}

type BlockNode = Root['children'][number] | BlockContent | DefinitionContent;

function blocksOf(nodes: readonly BlockNode[], depth: number): PageBlock[] {
  if (depth > DEEPEST) throw new PageRefused(`Lists and quotes may stand in each other ${DEEPEST} deep at most.`);
  return nodes.flatMap((node) => blockOf(node, depth));
}

function blockOf(node: BlockNode, depth: number): PageBlock[] {
  switch (node.type) {
    case 'paragraph': {
      const runs = runsOf(node.children, depth);
      return plainText(runs).trim() === '' ? [] : [{ kind: 'paragraph', runs }];
    }
    case 'heading':
      return [{ kind: 'heading', level: node.depth <= 2 ? 2 : 3, id: '', runs: runsOf(node.children, depth) }];
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: node.ordered === true,
          ...(typeof node.start === 'number' && node.start !== 1 ? { start: node.start } : {}),
          items: node.children.map((item: ListItem) => blocksOf(item.children, depth + 1)),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(node.children, depth + 1) }];
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    default:
      return [];
  }
}

function runsOf(nodes: readonly PhrasingContent[], depth: number): PageRun[] {
  if (depth > DEEPEST) throw new PageRefused(`Marks may stand in each other ${DEEPEST} deep at most.`);
  return nodes.flatMap((node): PageRun[] => {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, runs: runsOf(node.children, depth + 1) }];
      case 'inlineCode':
        return [{ kind: 'code', runs: [node.value] }];
      case 'break':
        return [{ kind: 'break' }];
      case 'link':
        if (!ADDRESS.test(node.url))
          throw new PageRefused(`The link to "${node.url}" leads nowhere safe: ${LINK_KINDS}`, node.position?.start.line);
        return [{ kind: 'link', href: node.url, runs: runsOf(node.children, depth + 1) }];
      case 'image':
        return node.alt ? [node.alt] : [];
      default:
        return [];
    }
  });
}

const LINK_KINDS = 'use a path such as /terms, a place such as #words, an http address or mailto:.';

/** Headings are named by their own words, so that a link to a place survives what is added before it. */
function withIds(blocks: readonly PageBlock[]): PageBlock[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const name =
      plainText(block.runs)
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'part';
    let count = counts.get(name) ?? 0;
    let id: string;
    do {
      count += 1;
      id = count === 1 ? name : `${name}-${count}`;
    } while (taken.has(id));
    counts.set(name, count);
    taken.add(id);
    return { ...block, id };
  });
}

export function plainText(runs: readonly PageRun[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.kind === 'break' ? ' ' : plainText(run.runs))).join('');
}
