import { useLingui } from '@lingui/react/macro';
import { useId, type ChangeEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CloseIcon, RetryIcon } from '../../../ui/icon/icons.tsx';
import unseen from '../../../ui/unseen/Unseen.module.css';
import { PagePicture, type PagePictureData } from './PagePicture.tsx';
import { PICTURE_TYPES } from '../files/picture-types.ts';
import styles from './PageGrid.module.css';

export interface GridPage {
  readonly id: string;
  readonly picture: PagePictureData;
}

export interface PageTileProps {
  readonly page: GridPage;
  /** Counts from 1. */
  readonly number: number;
  readonly isLifted: boolean;
  /** A chapter keeps at least one page. */
  readonly isOnly: boolean;
  readonly onKeyDown: (id: string, event: KeyboardEvent) => void;
  readonly onPointerDown: (id: string, event: PointerEvent) => void;
  readonly onDrop: (id: string) => void;
  readonly onReplace: (id: string, file: File) => void;
}

/** A page's thumbnail: what it is lifted and dragged by, with the ways to take it out and to put another in its place. */
export function PageTile({ page, number, isLifted, isOnly, ...on }: PageTileProps) {
  const { t } = useLingui();
  const { id, picture } = page;
  return (
    <li className={styles.page} data-page={id} data-lifted={isLifted || undefined}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t`Page ${number}`}
        aria-pressed={isLifted}
        onKeyDown={(event) => on.onKeyDown(id, event)}
        onPointerDown={(event) => on.onPointerDown(id, event)}
      >
        <PagePicture data={picture} alt="" sizes="160px" />
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </button>
      <PageTools id={id} number={number} isOnly={isOnly} onDrop={on.onDrop} onReplace={on.onReplace} />
    </li>
  );
}

interface PageToolsProps extends Pick<PageTileProps, 'number' | 'isOnly' | 'onDrop' | 'onReplace'> {
  readonly id: string;
}

function PageTools({ id, number, isOnly, onDrop, onReplace }: PageToolsProps) {
  const { t } = useLingui();
  const field = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    target.value = '';
    if (file) onReplace(id, file);
  };
  const words = t`Another picture for page ${number}`;
  return (
    <span className={styles.tools}>
      <input
        id={field}
        type="file"
        accept={PICTURE_TYPES}
        className={classNames(unseen.unseen, styles.file)}
        aria-label={words}
        onChange={pick}
      />
      <label htmlFor={field} className={styles.tool} title={words}>
        <RetryIcon size={18} />
      </label>
      {!isOnly && (
        <IconButton label={t`Take page ${number} out`} icon={<CloseIcon size={18} />} className={styles.tool} onClick={() => onDrop(id)} />
      )}
    </span>
  );
}
