import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { CloseIcon } from '../../ui/icon/icons.tsx';
import styles from './EmojiField.module.css';

const EmojiPicker = lazy(() => import('./EmojiPicker.tsx').then(({ EmojiPicker: picker }) => ({ default: picker })));

export interface EmojiFieldProps {
  readonly emoji: string | null;
  readonly onChange: (emoji: string | null) => void;
}

/** One emoji, or none. What it is chosen from loads with the first press. */
export function EmojiField({ emoji, onChange }: EmojiFieldProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Button ref={opener} look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span aria-hidden="true" className={styles.sign}>
          {emoji ?? '☺'}
        </span>
        {emoji === null ? <Trans>Add an emoji</Trans> : <Trans>Another emoji</Trans>}
      </Button>
      {emoji !== null && <IconButton label={t`Leave out ${emoji}`} icon={<CloseIcon size={18} />} onClick={() => onChange(null)} />}
      <div id={id} className={styles.place} hidden={!isOpen}>
        {isOpen && (
          <ErrorBoundary fallback={notLoaded}>
            <Suspense fallback={<p className={styles.waiting}>…</p>}>
              <EmojiPicker onChoose={(chosen) => (onChange(chosen), close())} onClose={close} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}

function notLoaded(_: unknown, retry: () => void) {
  return (
    <p className={styles.waiting}>
      <Trans>The emoji could not be loaded.</Trans>
      <Button onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
