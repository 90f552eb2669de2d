import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { PageActionsIcon } from '../comic/comic-tool-icons.tsx';
import { Thumbnail, type ThumbnailPicture } from './Thumbnail.tsx';
import { nextThumbnail } from './thumbnail-grid.ts';
import styles from './ThumbnailsSheet.module.css';

export interface ThumbnailsSheetProps {
  readonly isOpen: boolean;
  readonly pictures: readonly ThumbnailPicture[];
  readonly direction: 'ltr' | 'rtl';
  /** The page that is read, from 0. */
  readonly position: number;
  readonly onPick: (position: number) => void;
  /** What may be done with the page that is read is wanted. */
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** All pages of a chapter, in the order they are read: one of them has the focus, and arrows go to its neighbours. */
export function ThumbnailsSheet({ isOpen, pictures, direction, position, onPick, onAct, onClose }: ThumbnailsSheetProps) {
  const { t } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(position);
  const numbered = pictures.map((picture, index) => ({ picture, number: index + 1 }));
  const current = Math.min(position, pictures.length - 1);
  useEffect(() => {
    if (isOpen) focusPage(grid.current, current);
  }, [isOpen, current]);
  const move = (event: KeyboardEvent): void => {
    const to = nextThumbnail(event.key, focused, pictures.length, columnsOf(grid.current), direction);
    if (to === null) return;
    event.preventDefault();
    focusPage(grid.current, to);
  };
  return (
    <Dialog isOpen={isOpen} shape="sheet" title={t`All pages`} onClose={onClose} actions={<ActButton page={current + 1} onClick={onAct} />}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the focus */}
      <div ref={grid} role="toolbar" aria-label={t`All pages`} className={styles.grid} dir={direction} onKeyDown={move}>
        {numbered.map(({ picture, number }, index) => (
          <button
            key={number}
            type="button"
            className={styles.page}
            aria-label={t`Page ${number}`}
            aria-current={index === current ? 'page' : undefined}
            tabIndex={index === focused ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => onPick(index)}
          >
            <Thumbnail picture={picture} />
            <span className={styles.number}>{number}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** For fingers, which the bar of a phone has no room to give one. */
function ActButton({ page, onClick }: { readonly page: number; readonly onClick: () => void }) {
  const { t } = useLingui();
  return (
    <Button look="quiet" icon={<PageActionsIcon />} onClick={onClick}>
      {t`Save or share page ${page}`}
    </Button>
  );
}

function focusPage(grid: HTMLElement | null, index: number): void {
  const page = grid?.children[index];
  if (!(page instanceof HTMLElement)) return;
  page.focus({ preventScroll: true });
  page.scrollIntoView({ block: 'nearest' });
}

function columnsOf(grid: HTMLElement | null): number {
  return grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}
