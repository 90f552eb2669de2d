import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { Unseen } from '../../../ui/unseen/Unseen.tsx';
import { moved, withPages } from './page-order.ts';
import { PageTile, type GridPage } from './PageTile.tsx';
import { TaskNotice } from '../saving/TaskNotice.tsx';
import type { TaskStage } from '../upload-view.ts';
import { useDraggedPage } from './use-dragged-page.ts';
import { useLiftedPage } from './use-lifted-page.ts';
import styles from './PageGrid.module.css';

export interface PageGridProps {
  readonly pages: readonly GridPage[];
  readonly isRightToLeft: boolean;
  /** Of the order that was last told. */
  readonly stage: TaskStage;
  readonly onArrange: (pageIds: readonly string[]) => void;
  readonly onReplace: (pageId: string, file: File) => void;
}

/**
 * All pages of a chapter, to be put in order: dragged, or lifted by Space, carried by arrows and set down by Space. What
 * is done shows at once; the chapter is told when a page is set down.
 */
export function PageGrid(props: PageGridProps) {
  const { pages, isRightToLeft, stage, onArrange, onReplace } = props;
  const help = useId();
  const { list, order, said, lift, drag, drop } = useGrid(props);
  const byId = new Map(pages.map((page) => [page.id, page]));
  return (
    <div className={styles.grid} aria-busy={stage.kind === 'sending'}>
      <TaskNotice stage={stage} onRetry={() => onArrange(order)} />
      <p id={help} className={styles.help}>
        <Trans>Drag pages into their order. By keys: lift a page with Space, carry it with the arrows, set it down with Space.</Trans>
      </p>
      <LiveRegion urgency="now">
        <Unseen>{said}</Unseen>
      </LiveRegion>
      <ol ref={list} className={styles.pages} dir={isRightToLeft ? 'rtl' : 'ltr'} aria-describedby={help}>
        {order
          .flatMap((id) => byId.get(id) ?? [])
          .map((page, index) => (
            <PageTile
              key={page.id}
              page={page}
              number={index + 1}
              isLifted={lift.lifted === page.id || drag.dragged === page.id}
              isOnly={order.length === 1}
              onKeyDown={lift.onKeyDown}
              onPointerDown={drag.onPointerDown}
              onDrop={drop}
              onReplace={onReplace}
            />
          ))}
      </ol>
    </div>
  );
}

function useGrid({ pages, isRightToLeft, onArrange }: PageGridProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const saved = pages.map(({ id }) => id);
  const [order, setOrder] = useState<readonly string[]>(saved);
  const [said, say] = useState('');
  /** Told to the chapter, and not yet seen to be its order. */
  const [told, setTold] = useState<readonly string[] | null>(null);
  const count = order.length;
  const onSet = (next: readonly string[]): void => {
    setOrder(next);
    if (told === null && next.join() === saved.join()) return;
    setTold(next);
    onArrange(next);
  };
  const onMove = (from: number, to: number): void => {
    setOrder((current) => moved(current, from, to));
    const number = to + 1;
    say(t`Now page ${number} of ${count}`);
  };
  const grid = { list, order, isRightToLeft, onMove, onSet };
  const [lift, drag] = [useLiftedPage({ ...grid, onSay: say }), useDraggedPage(grid)];
  useNewPages(saved, () => {
    // With the same pages it is the order before the one that was told, or that one.
    const isSettled = told === null || saved.join() === told.join() || withPages(told, saved).join() !== told.join();
    if (isSettled) setTold(null);
    setOrder(isSettled && lift.lifted === null && drag.dragged === null ? saved : withPages(order, saved));
  });
  const drop = (id: string): void => {
    const number = order.indexOf(id) + 1;
    lift.keepFocus(order[number] ?? order[number - 2] ?? id);
    onSet(order.filter((one) => one !== id));
    say(t`Page ${number} is taken out`);
  };
  return { list, order, said, drop, lift, drag };
}

/** Calls `take` while it renders whenever the chapter has other pages, or the same in another order. */
function useNewPages(saved: readonly string[], take: () => void): void {
  const now = saved.join();
  const [before, setBefore] = useState(now);
  if (before === now) return;
  setBefore(now);
  take();
}
