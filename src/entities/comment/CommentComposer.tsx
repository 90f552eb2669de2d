import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';
import { isComposing } from '../../ui/focus/is-composing.ts';
import { useFocusBack } from '../../ui/focus/use-focus-back.ts';
import styles from './CommentComposer.module.css';
import { COUNT_SHOWN_FROM, lettersLeft, saysSomething, type CommentWords } from './comment-words.ts';
import { EmojiField } from './EmojiField.tsx';

export interface CommentComposerProps {
  /** Name of the field: 'Write a comment', 'Reply to Lan', 'Edit the comment'. */
  readonly label: string;
  readonly words: CommentWords;
  readonly sendWords: ReactNode;
  readonly isBusy?: boolean;
  /** What else can be said of it, over the row of buttons. */
  readonly children?: ReactNode;
  /** Takes the writing up where it appears: after a press on reply or edit. */
  readonly isFocused?: boolean;
  readonly onChange: (words: CommentWords) => void;
  readonly onSend: () => void;
  readonly onCancel?: (() => void) | undefined;
}

/** Writes a comment: text, one emoji, and whether it gives the story away. Ctrl or ⌘ with Enter sends. */
export function CommentComposer(props: CommentComposerProps) {
  const { label, words, isBusy = false, isFocused = false, onChange, onSend, onCancel, children } = props;
  const id = useId();
  const { form, field } = useWriting(isFocused);
  const canSend = saysSomething(words) && !isBusy;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel && !isComposing(event.nativeEvent)) onCancel();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  const left = lettersLeft(words.text);
  return (
    <form ref={form} className={styles.composer} onSubmit={(event) => (event.preventDefault(), canSend && onSend())}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={3}
        value={words.text}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0 || undefined}
        className={styles.field}
        onChange={(event) => onChange({ ...words, text: event.target.value })}
        onKeyDown={onKey}
      />
      <p id={`${id}-left`} className={styles.left} data-problem={left < 0 || undefined}>
        {left < 0 ? <Plural value={-left} one="# character too many" other="# characters too many" /> : left < COUNT_SHOWN_FROM && left}
      </p>
      {children}
      <ComposerRow {...props} />
    </form>
  );
}

/** Takes the writing up where it is wished, and gives the focus back when the form goes. */
function useWriting(isFocused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusBack(form);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return { form, field };
}

function ComposerRow({ words, sendWords, isBusy = false, onChange, onCancel }: CommentComposerProps) {
  const { t } = useLingui();
  return (
    <div className={styles.row}>
      <EmojiField emoji={words.emoji} onChange={(emoji) => onChange({ ...words, emoji })} />
      <label className={styles.spoiler}>
        <input type="checkbox" checked={words.isSpoiler} onChange={(event) => onChange({ ...words, isSpoiler: event.target.checked })} />
        <Trans>Gives the story away</Trans>
      </label>
      <span className={styles.actions}>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <SubmitButton isBusy={isBusy} busyWords={t`Sending…`} isDisabled={!saysSomething(words)}>
          {sendWords}
        </SubmitButton>
      </span>
    </div>
  );
}
