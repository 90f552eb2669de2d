import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import type { TwinMood } from '../../ui/drawing/TwinPages.tsx';
import { TwinPages } from '../../ui/drawing/TwinPages.tsx';
import { MailIcon } from '../../ui/icon/icons.tsx';
import { NeedsScript } from '../../ui/needs-script/NeedsScript.tsx';
import styles from './ErrorScreen.module.css';

/** Word for word as the specification quotes it, in both languages. */
const BACK_HOME = 'Quay lại trang chủ';

export interface ErrorScreenProps {
  /** HTTP status: 404, 500 … */
  readonly statusCode: number;
  /** The page's title too, which the route sets. */
  readonly message: string;
  /** Where the reader may go on as well. */
  readonly hrefWork?: string | undefined;
  readonly supportMail: string;
  readonly mood?: TwinMood;
  /** The reader leaves for '/': clears the error and goes there. */
  readonly onLeave: () => void;
  /** Asks for the page once more, where that may help. */
  readonly onRetry?: () => void;
}

/** What went wrong, whom to write to, and the way home; without script the button still goes home. */
export function ErrorScreen({ statusCode, message, hrefWork, supportMail, mood = 'troubled', onLeave, onRetry }: ErrorScreenProps) {
  const { i18n } = useLingui();
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    onLeave();
  };
  return (
    <section className={styles.screen} aria-labelledby="error-message">
      <TwinPages mood={mood} className={styles.drawing} />
      <p className={styles.code}>{statusCode}</p>
      <h1 id="error-message" className={styles.message}>
        {message}
      </h1>
      <p className={styles.sentence}>
        {statusCode === 404 ? (
          <Trans>There is no page at this address. It may have moved or never been. Please check the address, or come back later.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Please come back later.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        <form method="get" action="/" onSubmit={leave}>
          <Button type="submit" look="primary" lang={i18n.locale === 'vi' ? undefined : 'vi'}>
            {BACK_HOME}
          </Button>
        </form>
        {onRetry && <Again onRetry={onRetry} />}
        {hrefWork !== undefined && <ToWork href={hrefWork} />}
        <ButtonLink look="quiet" href={`mailto:${supportMail}`} icon={<MailIcon />}>
          {supportMail}
        </ButtonLink>
      </div>
      <p className={styles.hint}>
        <Trans>The button leads back to the home page; if this keeps happening, write to us.</Trans>
      </p>
    </section>
  );
}

function Again({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <NeedsScript>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </NeedsScript>
  );
}

function ToWork({ href }: { readonly href: string }) {
  return (
    <ButtonLink href={href}>
      <Trans>To the work</Trans>
    </ButtonLink>
  );
}
