import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { LONGEST_AHEAD_MILLISECONDS } from '#graphql/document/limits.ts';
import type { OwnChapterState } from '#graphql/generated/graphql.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { resting } from '../../../ui/button/resting.ts';
import { TextField } from '../../../ui/form-field/TextField.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { HiddenWords } from './ChapterState.tsx';
import { fieldWords, problemOf } from '../saving/FieldWords.tsx';
import { TaskNotice } from '../saving/TaskNotice.tsx';
import type { FieldProblem, TaskStage } from '../upload-view.ts';
import { showWrongSoon } from '../saving/use-saved-first.ts';
import styles from './PublishPanel.module.css';

export interface PublishPanelProps {
  readonly chapter: {
    readonly state: OwnChapterState;
    readonly isShown: boolean;
    readonly isHidden: boolean;
    readonly publishAt?: string | null;
  };
  /** Its work was not let in. */
  readonly isRefused: boolean;
  readonly publicUrl: string | null;
  readonly stage: TaskStage;
  readonly onPublish: (at: string | null) => void;
  readonly onUnschedule: () => void;
}

/** When readers see the chapter: now, later, or as it was changed since. */
export function PublishPanel({ chapter, isRefused, publicUrl, stage, onPublish, onUnschedule }: PublishPanelProps) {
  const { state, isShown } = chapter;
  const isBusy = stage.kind === 'sending';
  const isPublished = state === 'PUBLISHED' || state === 'HELD';
  const canPublish = !isPublished || !isShown;
  return (
    <section className={styles.panel} aria-busy={isBusy}>
      <TaskNotice stage={stage} />
      <LiveRegion>
        <p>
          <PublicationWords {...{ chapter, isRefused }} />
        </p>
      </LiveRegion>
      <div className={styles.actions}>
        {canPublish && state !== 'HELD' && (
          <Button look="primary" onClick={() => onPublish(null)} {...resting(isBusy)}>
            {isPublished ? <Trans>Publish the changes</Trans> : <Trans>Publish now</Trans>}
          </Button>
        )}
        {publicUrl !== null && state === 'PUBLISHED' && (
          <ButtonLink look={canPublish ? 'plain' : 'primary'} href={publicUrl}>
            <Trans>Read it</Trans>
          </ButtonLink>
        )}
        {state === 'SCHEDULED' && (
          <Button onClick={onUnschedule} {...resting(isBusy)}>
            <Trans>Keep it as a draft</Trans>
          </Button>
        )}
        {state === 'DRAFT' && <Schedule stage={stage} onPublish={onPublish} />}
      </div>
    </section>
  );
}

function PublicationWords({ chapter, isRefused }: Pick<PublishPanelProps, 'chapter' | 'isRefused'>) {
  const { i18n } = useLingui();
  const { state, isShown, isHidden, publishAt } = chapter;
  const time = publishAt ? new Date(publishAt).toLocaleString(i18n.locale, { dateStyle: 'full', timeStyle: 'short' }) : '';
  if (state === 'SCHEDULED') return <Trans>Readers see it on {time}.</Trans>;
  if (isHidden) return <HiddenWords />;
  if (state === 'HELD' && isRefused) return <Trans>This work was not let in. Write to us if you think that is a mistake.</Trans>;
  if (state === 'HELD') return <Trans>You have published it. We look at it before readers see it.</Trans>;
  if (state === 'DRAFT') return <Trans>Only you see this draft.</Trans>;
  return isShown ? <Trans>Readers see it as it stands here.</Trans> : <Trans>Readers still see it as it was before your changes.</Trans>;
}

function Schedule({ stage, onPublish }: Pick<PublishPanelProps, 'stage' | 'onPublish'>) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<FieldProblem | null>(null);
  const isBusy = stage.kind === 'sending';
  const refused = stage.kind === 'refused' ? problemOf(stage.refusal.problems ?? [], 'at') : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('at');
    const at = new Date(typeof text === 'string' ? text : '');
    const wrong = timeProblem(at.getTime() - Date.now());
    setFound(wrong);
    if (wrong === null) onPublish(at.toISOString());
    else showWrongSoon(event.currentTarget);
  };
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)} {...resting(isBusy)}>
        <Trans>Publish later…</Trans>
      </Button>
    );
  return (
    <form className={styles.schedule} method="post" noValidate onSubmit={submit}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form takes the place of the button that was pressed
        autoFocus
        label={<Trans>Day and time</Trans>}
        name="at"
        type="datetime-local"
        required
        problem={fieldWords(found ?? refused)}
      />
      <Button type="submit" {...resting(isBusy)}>
        <Trans>Publish then</Trans>
      </Button>
    </form>
  );
}

function timeProblem(ahead: number): FieldProblem | null {
  if (!(ahead > 0)) return { field: 'at', code: 'PAST' };
  return ahead > LONGEST_AHEAD_MILLISECONDS ? { field: 'at', code: 'TOO_LONG' } : null;
}
