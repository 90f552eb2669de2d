import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useFocusBack } from '../../ui/focus/use-focus-back.ts';
import type { UnsavedWords } from '../../ui/form-field/unsaved-words.ts';
import { toldApart } from '../../ui/told-apart.ts';
import styles from './CommentActions.module.css';
import { CommentComposer } from './CommentComposer.tsx';
import type { CommentWords } from './comment-words.ts';
import { keepEdit, nameOf, unsavedEdit } from './unsaved-edit.ts';

export type ReportReason = 'SPAM' | 'ABUSE' | 'SPOILER' | 'OTHER';

/** What a reader asks to be done to a comment that stands. */
export type CommentChange =
  | ({ readonly kind: 'edit'; readonly id: string } & CommentWords)
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'report'; readonly id: string; readonly reason: ReportReason };

export interface CommentActionsProps {
  /** Of what says whose comment it is. */
  readonly headerId: string;
  readonly comment: CommentWords & { readonly id: string };
  readonly isMine: boolean;
  /** A change of it is on its way. */
  readonly isBusy: boolean;
  /** Of the words in its place. */
  readonly unsaved: UnsavedWords;
  readonly onReply: (commentId: string) => void;
  readonly onChange: (change: CommentChange) => void;
}

type Open = 'edit' | 'delete' | 'report' | null;

/** Reply to anyone; edit and delete one's own, the latter asked again; report another's, with a reason. */
export function CommentActions({ headerId, comment, isMine, isBusy, unsaved, onReply, onChange }: CommentActionsProps) {
  const [{ open, closed }, setOpen] = useState<{ readonly open: Open; readonly closed: Open }>({ open: null, closed: null });
  const close = () => setOpen({ open: null, closed: open });
  const change = (asked: CommentChange) => (onChange(asked), close());
  if (open === 'edit') {
    // Where the comment has stayed as it was, the change was not made.
    const words = unsavedEdit(unsaved, comment) ?? comment;
    const write = (to: CommentWords) => keepEdit(unsaved, comment, to);
    const save = (to: CommentWords) => change({ kind: 'edit', id: comment.id, ...to });
    return <EditForm of={comment} words={words} onWrite={write} onSave={save} onCancel={() => (unsaved.keep(null), close())} />;
  }
  if (open === 'delete') return <DeleteQuestion id={comment.id} onChange={change} onCancel={close} />;
  if (open === 'report') return <ReportQuestion id={comment.id} onChange={change} onCancel={close} />;
  // What was opened stood in the place of the buttons, and the focus was there.
  const opener = (to: Exclude<Open, null>) => ({
    headerId,
    'aria-disabled': isBusy,
    autoFocus: closed === to,
    onClick: () => isBusy || setOpen({ open: to, closed }),
  });
  return (
    <div className={styles.actions}>
      <Action headerId={headerId} onClick={() => onReply(comment.id)}>
        <Trans>Reply</Trans>
      </Action>
      {isMine ? (
        <>
          <Action {...opener('edit')}>
            <Trans>Edit</Trans>
          </Action>
          <Action {...opener('delete')}>
            <Trans>Delete</Trans>
          </Action>
        </>
      ) : (
        <Action {...opener('report')}>
          <Trans>Report</Trans>
        </Action>
      )}
    </div>
  );
}

/** One of those of a comment, told apart from those of the others. */
function Action({ headerId, ...button }: ComponentProps<'button'> & Pick<CommentActionsProps, 'headerId'>) {
  return <Button {...button} {...toldApart(useId(), headerId)} look="quiet" className={styles.action} />;
}

interface QuestionProps {
  readonly onChange: (change: CommentChange) => void;
  readonly onCancel: () => void;
}

interface EditFormProps extends Pick<QuestionProps, 'onCancel'> {
  /** As it stands now. */
  readonly of: CommentWords;
  /** To begin with. */
  readonly words: CommentWords;
  readonly onWrite: (words: CommentWords) => void;
  readonly onSave: (words: CommentWords) => void;
}

function EditForm({ of, words: { text, emoji, isSpoiler }, onWrite, onSave, onCancel }: EditFormProps) {
  const { t } = useLingui();
  const [words, setWords] = useState<CommentWords>({ text, emoji, isSpoiler });
  useChangedElsewhere(of, words, onWrite);
  return (
    <CommentComposer
      label={t`Edit the comment`}
      words={words}
      sendWords={<Trans>Save</Trans>}
      isFocused
      onChange={(to) => (setWords(to), onWrite(to))}
      onSend={() => onSave(words)}
      onCancel={onCancel}
    />
  );
}

/** What is written by then would be taken for a change of words that stand no more. */
function useChangedElsewhere(of: CommentWords, words: CommentWords, keep: (words: CommentWords) => void): void {
  const name = nameOf(of);
  const before = useRef(name);
  useEffect(() => {
    if (before.current !== name && nameOf(words) !== before.current) keep(words);
    before.current = name;
  });
}

function DeleteQuestion({ id, onChange, onCancel }: QuestionProps & { readonly id: string }) {
  const { t } = useLingui();
  const part = useRef<HTMLDivElement>(null);
  useFocusBack(part, onCancel);
  return (
    <div ref={part} role="group" aria-label={t`Delete this comment?`} className={styles.question}>
      <p>
        <Trans>Delete this comment?</Trans>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question takes the place of the button that was pressed */}
      <Button autoFocus onClick={() => onChange({ kind: 'delete', id })}>
        <Trans>Delete</Trans>
      </Button>
      <Button look="quiet" onClick={onCancel}>
        <Trans>Keep</Trans>
      </Button>
    </div>
  );
}

function ReportQuestion({ id, onChange, onCancel }: QuestionProps & { readonly id: string }) {
  const { t } = useLingui();
  const part = useRef<HTMLDivElement>(null);
  useFocusBack(part, onCancel);
  const reasons: readonly (readonly [ReportReason, string])[] = [
    ['SPAM', t`Advertising`],
    ['ABUSE', t`It hurts somebody`],
    ['SPOILER', t`It gives the story away`],
    ['OTHER', t`Something else`],
  ];
  return (
    <div ref={part} role="group" aria-label={t`Report this comment`} className={styles.question}>
      <p>
        <Trans>What is wrong with it?</Trans>
      </p>
      {reasons.map(([reason, words], index) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question takes the place of the button that was pressed
        <Button key={reason} autoFocus={index === 0} onClick={() => onChange({ kind: 'report', id, reason })}>
          {words}
        </Button>
      ))}
      <Button look="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
