import { useId, type ChangeEvent, type ReactNode } from 'react';
import { ButtonLabel } from '../../../ui/button/ButtonLabel.tsx';
import { classNames } from '../../../ui/class-names.ts';
import unseen from '../../../ui/unseen/Unseen.module.css';
import { PICTURE_TYPES } from './picture-types.ts';
import styles from './FilePick.module.css';

const CHAPTER_TYPES = `.cbz,.zip,.epub,.txt,.text,.md,${PICTURE_TYPES}`;

export interface FilePickProps {
  readonly label: ReactNode;
  readonly look: 'primary' | 'plain';
  /** What is asked for: files that hold a chapter, a folder of them, or one picture. */
  readonly kind: 'files' | 'folder' | 'picture';
  readonly isBusy?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's own choice of files. */
export function FilePick({ label, look, kind, isBusy = false, onChoose }: FilePickProps) {
  const id = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // The same files can be chosen again.
    target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <span className={styles.pick}>
      <input
        id={id}
        type="file"
        multiple={kind !== 'picture'}
        {...(kind === 'folder' ? { webkitdirectory: '' } : { accept: kind === 'picture' ? PICTURE_TYPES : CHAPTER_TYPES })}
        disabled={isBusy}
        className={classNames(unseen.unseen, styles.file)}
        onChange={pick}
      />
      <ButtonLabel htmlFor={id} look={look} className={styles.label}>
        {label}
      </ButtonLabel>
    </span>
  );
}
