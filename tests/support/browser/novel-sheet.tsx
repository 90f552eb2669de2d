import '#src/ui/tokens.css';
import '#src/ui/base.css';
import type { Block, Run } from '#graphql/document/chapter-document.ts';
import { BlockView } from '#src/features/reader/novel/blocks/BlockView.tsx';
import { NovelText } from '#src/features/reader/novel/NovelText.tsx';
import { DEFAULT_READER_SETTINGS, type NovelSettings } from '#src/features/reader/reader-settings.ts';
import { renderPart } from './render-part.tsx';

export interface SheetLook {
  readonly writing: 'horizontal-tb' | 'vertical-rl';
  /** Length of a line, pixels. */
  readonly line: number;
  readonly settings?: Partial<NovelSettings>;
}

export interface NovelSheet {
  readonly host: HTMLElement;
  readonly block: (id: string) => HTMLElement;
  readonly look: (look: SheetLook) => void;
}

const NO_PICTURES = new Map<string, never>();

/** Blocks as the reader sets them, on a sheet whose lines have a given length. */
export function novelSheet(blocks: readonly Block[], first: SheetLook, language: 'vi' | 'ja' = 'ja'): NovelSheet {
  const sheet = ({ settings }: SheetLook) => (
    <NovelText settings={{ ...DEFAULT_READER_SETTINGS.novel, ...settings }} language={language}>
      <div>
        {blocks.map((block) => (
          <BlockView key={block.id} block={block} topLevel={1} pictures={NO_PICTURES} />
        ))}
      </div>
    </NovelText>
  );
  const { host, show } = renderPart(sheet(first), language);
  const look = (wanted: SheetLook): void => {
    host.style.writingMode = wanted.writing;
    host.style.inlineSize = `calc(${wanted.line}px + 2 * var(--p-gutter))`;
    show(sheet(wanted));
  };
  look(first);
  return {
    host,
    look,
    block: (id) => {
      const found = host.querySelector<HTMLElement>(`[data-block="${id}"]`);
      if (found === null) throw new Error(`No block ${id} on the sheet.`);
      return found;
    },
  };
}

export const paragraph = (id: string, ...runs: readonly Run[]): Block => ({ kind: 'paragraph', id, runs });
