import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmedButton } from '../../../ui/dialog/ConfirmedButton.tsx';
import { TaskNotice } from './TaskNotice.tsx';
import type { TaskStage } from '../upload-view.ts';
import styles from './DraftDeletion.module.css';

export interface DraftDeletionProps {
  readonly stage: TaskStage;
  /** On the button. */
  readonly label: ReactNode;
  readonly question: string;
  /** What goes with it. */
  readonly children: ReactNode;
  readonly onDelete: () => void;
}

/** The last thing on the page of what is one's own: it goes, when asked twice. */
export function DraftDeletion({ stage, label, question, children, onDelete }: DraftDeletionProps) {
  return (
    <div className={styles.deletion}>
      <TaskNotice stage={stage} />
      <ConfirmedButton
        look="quiet"
        label={label}
        question={question}
        keepLabel={<Trans>Keep it</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
        onConfirm={onDelete}
      >
        {children}
      </ConfirmedButton>
    </div>
  );
}
