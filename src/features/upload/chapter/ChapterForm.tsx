import { Trans } from '@lingui/react/macro';
import { useRef, useState, type Ref, type SubmitEvent } from 'react';
import { keptLength, visibleName } from '#graphql/document/kept-text.ts';
import { LONGEST_CHAPTER_TITLE } from '#graphql/document/limits.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SubmitButton } from '../../../ui/button/SubmitButton.tsx';
import { TextField } from '../../../ui/form-field/TextField.tsx';
import { fieldWords, problemOf } from '../saving/FieldWords.tsx';
import { SavedWords } from '../saving/SavedWords.tsx';
import { TaskNotice } from '../saving/TaskNotice.tsx';
import type { Edit, FieldProblem, TaskStage, UnsavedWords } from '../upload-view.ts';
import { useChangedElsewhere } from '../saving/use-changed-elsewhere.ts';
import { useGivenUp } from '../saving/use-given-up.ts';
import { showWrongSoon } from '../saving/use-saved-first.ts';
import { SEEN_FIELD, useUnsaved } from '../saving/use-unsaved.ts';
import styles from './ChapterForm.module.css';

export interface ChapterFields {
  /** Decimal digits with an optional part after a point. */
  readonly number: string;
  readonly title: string | null;
}

export interface ChapterEdit extends Edit<ChapterFields> {
  /** Whether the chapter that has the number takes the one that this chapter had. */
  readonly swaps: boolean;
}

export interface ChapterFormProps {
  readonly saved: { readonly number: string; readonly title?: string | null };
  readonly language: Language;
  readonly unsaved: UnsavedWords;
  readonly stage: TaskStage;
  readonly form?: Ref<HTMLFormElement>;
  readonly onSave: (edit: ChapterEdit) => void;
}

/** What number a chapter has in its work, and what it is called. */
export function ChapterForm(props: ChapterFormProps) {
  const { key, stage, giveUp } = useGivenUp(props);
  return <Words key={key} {...props} stage={stage} onGiveUp={giveUp} />;
}

interface WordsProps extends ChapterFormProps {
  readonly onGiveUp: () => void;
}

function Words({ saved, language, unsaved, stage, form, onSave, onGiveUp }: WordsProps) {
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const { isTheirs, notice, overrides } = useChangedElsewhere(onGiveUp);
  const { swap, swaps } = useSwap();
  const words = useUnsaved({ unsaved, stage, saved: JSON.stringify({ number: saved.number, title: saved.title ?? null }) });
  const isBusy = stage.kind === 'sending';
  const problems = found.length > 0 ? found : stage.kind === 'refused' ? (stage.refusal.problems ?? []) : [];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const fields = readChapter(new FormData(event.currentTarget));
    const wrong = chapterProblems(fields);
    setFound(wrong);
    if (wrong.length > 0) return showWrongSoon(event.currentTarget);
    words.onSend(JSON.stringify(fields));
    onSave({ fields, seen: JSON.parse(words.seen) as ChapterFields, overrides: overrides(), swaps: swaps() });
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onInput={words.onInput} onSubmit={submit}>
      <TaskNotice stage={stage} changed={notice} />
      <input type="hidden" name={SEEN_FIELD} value={words.seen} />
      <div className={styles.group} hidden={isTheirs}>
        <Fields saved={words.found === null ? saved : readChapter(words.found)} language={language} problems={problems} />
        {problems.some(({ code }) => code === 'TAKEN') && <Swap onSwap={swap} />}
        <div className={styles.actions}>
          <SubmitButton isBusy={isBusy} busyWords={<Trans>Saving…</Trans>}>
            <Trans>Save</Trans>
          </SubmitButton>
          <SavedWords isChanged={words.isChanged || stage.kind === 'refused'} isSaved={stage.kind === 'done' && found.length === 0} />
        </div>
      </div>
      {isTheirs && (
        <fieldset className={styles.group} disabled>
          <Fields saved={saved} language={language} problems={[]} />
        </fieldset>
      )}
    </form>
  );
}

function useSwap() {
  const isSwapping = useRef(false);
  const swap = ({ form }: HTMLButtonElement): void => {
    isSwapping.current = true;
    form?.requestSubmit();
    isSwapping.current = false;
  };
  /** While the form is being sent. */
  return { swap, swaps: (): boolean => isSwapping.current };
}

function Swap({ onSwap }: { readonly onSwap: (button: HTMLButtonElement) => void }) {
  return (
    <div className={styles.actions}>
      <Button onClick={({ currentTarget }) => onSwap(currentTarget)}>
        <Trans>Swap the numbers of the two</Trans>
      </Button>
    </div>
  );
}

interface FieldsProps extends Pick<ChapterFormProps, 'saved' | 'language'> {
  readonly problems: readonly FieldProblem[];
}

function Fields({ saved, language, problems }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label={<Trans>Number</Trans>}
        name="number"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={saved.number}
        required
        problem={fieldWords(problemOf(problems, 'number'))}
      />
      <TextField
        label={<Trans>Title, where it has one</Trans>}
        name="title"
        autoComplete="off"
        defaultValue={saved.title ?? ''}
        lang={language}
        problem={fieldWords(problemOf(problems, 'title'))}
      />
    </div>
  );
}

function chapterProblems({ number, title }: ChapterFields): readonly FieldProblem[] {
  const isNumber = /^\d{1,6}(?:\.\d{1,3})?$/.test(number);
  const isLong = keptLength(visibleName(title ?? '')) > LONGEST_CHAPTER_TITLE;
  return [
    ...(isNumber ? [] : [{ field: 'number', code: number === '' ? ('REQUIRED' as const) : ('NOT_A_NUMBER' as const) }]),
    ...(isLong ? [{ field: 'title', code: 'TOO_LONG' as const, limit: LONGEST_CHAPTER_TITLE }] : []),
  ];
}

function readChapter(form: FormData): ChapterFields {
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value.normalize('NFC').trim() : '';
  };
  return { number: text('number').normalize('NFKC').replace(',', '.'), title: text('title') || null };
}
