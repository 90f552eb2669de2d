import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { keptLength } from '#graphql/document/kept-text.ts';
import { LONGEST_NOTE } from '#graphql/document/limits.ts';
import type { ContentReportReason } from '#graphql/generated/graphql.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SubmitButton } from '#src/ui/button/SubmitButton.tsx';
import { useFocusBack } from '#src/ui/focus/use-focus-back.ts';
import { SelectField } from '#src/ui/form-field/SelectField.tsx';
import { TextAreaField } from '#src/ui/form-field/TextAreaField.tsx';
import type { UnsavedWords } from '#src/ui/form-field/unsaved-words.ts';
import { LiveRegion } from '#src/ui/notice/LiveRegion.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './ReportSubject.module.css';

export interface ReportRefusal {
  /** 'gone': what is reported is not there any more; 'tooLong': what was written about it. */
  readonly kind: 'throttled' | 'gone' | 'tooLong' | 'offline' | 'failed';
}

export interface ReportSubjectProps {
  readonly subject: 'work' | 'chapter' | 'page';
  readonly isOpen: boolean;
  readonly stage: {
    readonly kind: 'editing' | 'sending' | 'done' | 'refused';
    readonly refusal?: ReportRefusal;
  };
  /** Of a report that was begun and not sent. */
  readonly unsaved: UnsavedWords;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onReport: (reason: ContentReportReason, note: string) => void;
}

/** Where a reader tells the site what is wrong with a work, a chapter or a page; nobody else sees it. */
export function ReportSubject(props: ReportSubjectProps) {
  const { subject, isOpen, stage, onOpen } = props;
  const { opener } = useSubjectWords(subject);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (stage.kind === 'done') return <Thanks />;
  if (!isOpen)
    return (
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button takes the place of the form that was cancelled
        autoFocus={wasOpen}
        look="quiet"
        className={subject === 'page' ? undefined : styles.opener}
        onClick={() => onOpen(true)}
      >
        {opener}
      </Button>
    );
  return <ReportForm {...props} />;
}

/** Takes the focus of the form that goes, and is said by that. */
function Thanks() {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) words.current?.focus();
  }, []);
  return (
    <div ref={words} tabIndex={-1} className={styles.thanks}>
      <Notice tone="done">
        <Trans>Thank you. We look at it; nobody else sees that you told us.</Trans>
      </Notice>
    </div>
  );
}

function ReportForm({ subject, stage, unsaved, onOpen, onReport }: ReportSubjectProps) {
  const words = useSubjectWords(subject);
  const [begun] = useState(() => reportIn(unsaved.read()));
  const [isLong, setLong] = useState(false);
  const isBusy = stage.kind === 'sending';
  const form = useRef<HTMLFormElement>(null);
  useFocusBack(form, () => onOpen(false));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { reason = 'OTHER', note } = reportIn(new FormData(event.currentTarget));
    if (isBusy) return;
    setLong(keptLength(note) > LONGEST_NOTE);
    if (keptLength(note) <= LONGEST_NOTE) onReport(reason, note);
  };
  const keep = ({ currentTarget }: InputEvent<HTMLFormElement>): void => unsaved.keep(new FormData(currentTarget));
  return (
    <form ref={form} className={styles.form} method="post" aria-label={words.opener} onInput={keep} onSubmit={submit}>
      <Refusal stage={stage} />
      <SelectField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form takes the place of the button that was pressed
        autoFocus={begun.reason === undefined}
        label={words.question}
        name="reason"
        defaultValue={begun.reason}
        options={useReasons()}
      />
      <NoteField begun={begun.note} isLong={isLong || stage.refusal?.kind === 'tooLong'} />
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy} busyWords={<Trans>Sending…</Trans>}>
          <Trans>Send the report</Trans>
        </SubmitButton>
        <Button look="quiet" onClick={() => onOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function NoteField({ begun, isLong }: { readonly begun: string; readonly isLong: boolean }) {
  const label = <Trans>More about it, if you like</Trans>;
  const problem = <Plural value={LONGEST_NOTE} one="At most # character." other="At most # characters." />;
  return <TextAreaField label={label} name="note" rows={3} defaultValue={begun} problem={isLong ? problem : undefined} />;
}

/** Without a reason where nobody has chosen one. */
function reportIn(form: FormData | null): { readonly reason: ContentReportReason | undefined; readonly note: string } {
  const [reason, note] = [form?.get('reason'), form?.get('note')];
  return { reason: REASONS.find((one) => one === reason), note: typeof note === 'string' ? note : '' };
}

function useSubjectWords(subject: ReportSubjectProps['subject']): { readonly opener: string; readonly question: string } {
  const { t } = useLingui();
  if (subject === 'work') return { opener: t`Report this work`, question: t`What is wrong with this work?` };
  if (subject === 'chapter') return { opener: t`Report this chapter`, question: t`What is wrong with this chapter?` };
  return { opener: t`Report this page`, question: t`What is wrong with this page?` };
}

function useReasons(): readonly { readonly value: ContentReportReason; readonly label: string }[] {
  const { t } = useLingui();
  const words: Readonly<Record<ContentReportReason, string>> = {
    BROKEN: t`Pages are missing or unreadable`,
    WRONG_LABELS: t`The warning, genres or language are wrong`,
    COPYRIGHT: t`It is shown without its author’s leave`,
    HARMFUL: t`It hurts or endangers somebody`,
    OTHER: t`Something else`,
  };
  return REASONS.map((value) => ({ value, label: words[value] }));
}

function Refusal({ stage }: Pick<ReportSubjectProps, 'stage'>) {
  return (
    <LiveRegion urgency="now">
      {stage.kind === 'refused' && stage.refusal?.kind !== 'tooLong' && (
        <Notice tone="warning">
          <RefusalWords kind={stage.refusal?.kind} />
        </Notice>
      )}
    </LiveRegion>
  );
}

function RefusalWords({ kind }: { readonly kind: ReportRefusal['kind'] | undefined }) {
  if (kind === 'throttled') return <Trans>You have reported a lot at once. Wait a few minutes and try again.</Trans>;
  if (kind === 'gone') return <Trans>This is no longer there, so there is nothing left to report.</Trans>;
  if (kind === 'offline') return <Trans>We cannot be reached at the moment. Try again when you are online.</Trans>;
  return <Trans>That did not work. Try again in a moment.</Trans>;
}

const REASONS: readonly ContentReportReason[] = ['BROKEN', 'WRONG_LABELS', 'COPYRIGHT', 'HARMFUL', 'OTHER'];
