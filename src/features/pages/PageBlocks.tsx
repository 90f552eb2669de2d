import type { PageBlock, PageRun } from '#graphql/document/page-document.ts';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link/Link.tsx';

/** The blocks of a page, as HTML elements of our own: nothing of the document is ever markup. */
export function PageBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return numbered(blocks, blockNode);
}

function blockNode(block: PageBlock): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{numbered(block.runs, runNode)}</p>;
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading id={block.id === '' ? undefined : block.id}>{numbered(block.runs, runNode)}</Heading>;
    }
    case 'list': {
      const items = numbered(block.items, itemNode);
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          <PageBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
  }
}

/** A single paragraph needs no element of its own within an item. */
function itemNode(blocks: readonly PageBlock[]): ReactNode {
  const [first, ...rest] = blocks;
  return (
    <li>
      {first?.kind === 'paragraph' ? numbered(first.runs, runNode) : first && blockNode(first)}
      {rest.length > 0 && <PageBlocks blocks={rest} />}
    </li>
  );
}

function runNode(run: PageRun): ReactNode {
  if (typeof run === 'string') return run;
  switch (run.kind) {
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{numbered(run.runs, runNode)}</strong>;
    case 'emphasis':
      return <em>{numbered(run.runs, runNode)}</em>;
    case 'code':
      return <code>{numbered(run.runs, runNode)}</code>;
    case 'link':
      return <Link href={run.href}>{numbered(run.runs, runNode)}</Link>;
  }
}

/** A document never changes in part, so that a place in it is a key. */
function numbered<Item>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode {
  return items.map((item, place) => <Numbered key={place}>{draw(item)}</Numbered>);
}

function Numbered({ children }: { readonly children: ReactNode }) {
  return children;
}
