import type { Block } from '#graphql/document/chapter-document.ts';
import styles from './BlockView.module.css';
import { shownIndent } from './indent.ts';
import { Runs } from './Runs.tsx';

/** Lines stay lines: one that is too long for the window hangs, so that no one takes the rest for a line of its own. */
export function VerseBlock({ block }: { readonly block: Extract<Block, { kind: 'verse' }> }) {
  return (
    <div className={styles.verse} data-block={block.id} data-joined={block.joined} data-indent={shownIndent(block.indent)}>
      {block.lines.map((line, place) => (
        <span key={place} className={styles.line} data-indent={shownIndent(line.indent)}>
          <Runs runs={line.runs} />
          {'\n'}
        </span>
      ))}
    </div>
  );
}
