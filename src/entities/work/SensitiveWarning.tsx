import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { SENSITIVE_WARNING } from '#graphql/document/sensitive-warning.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { BackIcon, WarningIcon } from '../../ui/icon/way-icons.tsx';
import styles from './SensitiveWarning.module.css';

export interface SensitiveWarningProps {
  readonly title: string;
  /** Address of the same page without the warning: where a reader without script goes on. */
  readonly hrefOnward: string;
  readonly hrefBack: string;
  readonly onAccept: () => void;
}

/** Stands in place of everything of a sensitive work until the reader goes on. */
export function SensitiveWarning({ title, hrefOnward, hrefBack, onAccept }: SensitiveWarningProps) {
  const accept = (event: MouseEvent) => {
    event.preventDefault();
    onAccept();
  };
  return (
    <section className={styles.warning} aria-labelledby="sensitive-warning-title">
      <span className={styles.sign}>
        <WarningIcon size={32} />
      </span>
      <h1 id="sensitive-warning-title" className={styles.title}>
        {title}
      </h1>
      <p className={styles.words} lang="en">
        {SENSITIVE_WARNING}
      </p>
      <p className={styles.localWords}>
        <Trans>This story deals with difficult things. Some words and pictures are not for every age, so please choose for yourself.</Trans>
      </p>
      <div className={styles.choices}>
        <ButtonLink look="plain" href={hrefBack} icon={<BackIcon />}>
          <Trans>Go back</Trans>
        </ButtonLink>
        <ButtonLink look="primary" href={hrefOnward} rel="nofollow" preload="none" onClick={accept}>
          <Trans>Continue to the story</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
