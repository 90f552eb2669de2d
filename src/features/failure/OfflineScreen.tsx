import { useEffect } from 'react';
import type { Language } from '#graphql/generated/graphql.ts';
import { OFFLINE_WORDS } from '../../i18n/offline-words.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import styles from './OfflineScreen.module.css';

export interface OfflineScreenProps {
  readonly language: Language;
  /** Asks for the page again: by the button, and by itself when the network is back. */
  readonly onRetry: () => void;
}

/** In the place of a page that cannot be had, because the device has no network. */
export function OfflineScreen({ language, onRetry }: OfflineScreenProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const { title, sentence, again, shelf } = OFFLINE_WORDS[language];
  return (
    <EmptyState
      mood="waiting"
      level={1}
      title={title}
      sentence={sentence}
      action={
        <div className={styles.actions}>
          <Button look="primary" onClick={onRetry}>
            {again}
          </Button>
          <ButtonLink look="quiet" href="/shelf">
            {shelf}
          </ButtonLink>
        </div>
      }
    />
  );
}
