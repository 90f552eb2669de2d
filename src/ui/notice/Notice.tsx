import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CheckIcon, CloseIcon, MailIcon, WarningIcon } from '../icon/icons.tsx';
import styles from './Notice.module.css';

/** 'problem' for what went wrong, 'warning' for what needs a look, 'done' for what came out well, 'news' for the rest. */
export type NoticeTone = 'problem' | 'warning' | 'done' | 'news';

const ICONS = { problem: WarningIcon, warning: WarningIcon, done: CheckIcon, news: MailIcon } as const;

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** Buttons below the words. */
  readonly actions?: ReactNode;
  /** Where it can be put away. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A few words in a coloured box. Say it aloud by putting it into a LiveRegion. */
export function Notice({ tone, title, children, actions, onDismiss }: NoticeProps) {
  const { t } = useLingui();
  const ToneIcon = ICONS[tone];
  return (
    <div className={styles.notice} data-tone={tone}>
      <ToneIcon size={22} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{children}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <IconButton label={t`Close`} icon={<CloseIcon size={20} />} className={styles.close} onClick={onDismiss} />}
    </div>
  );
}
