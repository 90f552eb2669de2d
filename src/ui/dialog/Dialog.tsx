import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** 'sheet' rises from the bottom of a phone. */
  readonly shape?: 'box' | 'sheet';
  readonly onClose: () => void;
}

/** A modal over the page: the native element keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ isOpen, title, children, actions, shape = 'box', onClose }: DialogProps) {
  const { t } = useLingui();
  const dialog = useModal(isOpen);
  const veil = useVeil(dialog, onClose);
  const titleId = useId();
  // `close` comes a task later than Escape, when the next key may already have opened another: `cancel` comes with the key.
  const closeOnCancel = (event: SyntheticEvent) => {
    if (event.target === dialog.current) onClose();
  };
  const noteClosed = () => {
    if (isOpen) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it natively
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-shape={shape}
      aria-labelledby={titleId}
      onCancel={closeOnCancel}
      onClose={noteClosed}
      {...veil}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onClose} />
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long body must scroll by keys in every browser */}
        <div className={styles.body} role="group" aria-labelledby={titleId} tabIndex={0}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  // One that is taken off the page while it is open gives the focus back too: while it still stands.
  useLayoutEffect(() => {
    const { current } = dialog;
    return () => current?.close();
  }, []);
  return dialog;
}

/** A press beside it closes. Words that are marked from within to beyond its edge end in a click on what holds both: that is none. */
function useVeil(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const isPressedWithin = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent): void => {
      isPressedWithin.current = target !== dialog.current;
    },
    onClick: ({ target }: MouseEvent): void => {
      if (target === dialog.current && !isPressedWithin.current) onClose();
      isPressedWithin.current = false;
    },
  };
}
