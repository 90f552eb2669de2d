import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type Ref, type SubmitEvent } from 'react';
import { SubmitButton } from '../../../ui/button/SubmitButton.tsx';
import { SelectField } from '../../../ui/form-field/SelectField.tsx';
import { TextAreaField } from '../../../ui/form-field/TextAreaField.tsx';
import { TextField } from '../../../ui/form-field/TextField.tsx';
import { fieldWords, problemOf } from '../saving/FieldWords.tsx';
import { SavedWords } from '../saving/SavedWords.tsx';
import { TaskNotice } from '../saving/TaskNotice.tsx';
import type { FieldProblem, TaskStage, UnsavedWords } from '../upload-view.ts';
import { useChangedElsewhere } from '../saving/use-changed-elsewhere.ts';
import { useFollowedDefault } from '../saving/use-followed-default.ts';
import { useGivenUp } from '../saving/use-given-up.ts';
import { showWrongSoon } from '../saving/use-saved-first.ts';
import { SEEN_FIELD, useUnsaved } from '../saving/use-unsaved.ts';
import { fieldsOf, readWork, type SavedWork, withUnsaved, type WorkEdit, type WorkFields, workProblems } from './work-fields.ts';
import styles from './WorkForm.module.css';

export interface GenreChoice {
  readonly slug: string;
  readonly name: string;
}

export interface TwinChoice {
  readonly id: string;
  readonly title: string;
}

export interface WorkFormProps {
  readonly saved: SavedWork;
  readonly genres: readonly GenreChoice[];
  readonly twins: readonly TwinChoice[];
  readonly unsaved: UnsavedWords;
  readonly stage: TaskStage;
  readonly form?: Ref<HTMLFormElement>;
  readonly onSave: (edit: WorkEdit) => void;
}

/** What a work is called, is about, and how it is read. */
export function WorkForm(props: WorkFormProps) {
  const { key, stage, giveUp } = useGivenUp(props);
  return <Words key={key} {...props} stage={stage} onGiveUp={giveUp} />;
}

interface WordsProps extends WorkFormProps {
  readonly onGiveUp: () => void;
}

function Words({ saved, genres, twins, unsaved, stage, form, onSave, onGiveUp }: WordsProps) {
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const { isTheirs, notice, overrides } = useChangedElsewhere(onGiveUp);
  const words = useUnsaved({ unsaved, stage, saved: JSON.stringify(fieldsOf(saved)) });
  const mine = words.found === null ? saved : withUnsaved(saved, words.found);
  const isBusy = stage.kind === 'sending';
  const refused = stage.kind === 'refused' ? (stage.refusal.problems ?? []) : [];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const fields = readWork(new FormData(event.currentTarget), saved);
    const wrong = workProblems(fields);
    setFound(wrong);
    if (wrong.length > 0) return showWrongSoon(event.currentTarget);
    words.onSend(JSON.stringify(fields));
    onSave({ fields, seen: JSON.parse(words.seen) as WorkFields, overrides: overrides() });
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onInput={words.onInput} onSubmit={submit}>
      <TaskNotice stage={stage} changed={notice} />
      <input type="hidden" name={SEEN_FIELD} value={words.seen} />
      <div className={styles.group} hidden={isTheirs}>
        <Fields saved={mine} {...{ genres, twins }} problems={found.length > 0 ? found : refused} />
        <div className={styles.actions}>
          <SubmitButton isBusy={isBusy} busyWords={<Trans>Saving…</Trans>}>
            <Trans>Save</Trans>
          </SubmitButton>
          <SavedWords isChanged={words.isChanged || stage.kind === 'refused'} isSaved={stage.kind === 'done' && found.length === 0} />
        </div>
      </div>
      {isTheirs && (
        <fieldset className={styles.group} disabled>
          <Fields saved={saved} {...{ genres, twins }} problems={[]} />
        </fieldset>
      )}
    </form>
  );
}

interface FieldsProps extends Pick<WorkFormProps, 'saved' | 'genres' | 'twins'> {
  readonly problems: readonly FieldProblem[];
}

function Fields({ saved, genres, twins, problems }: FieldsProps) {
  return (
    <>
      <TitleFields saved={saved} problems={problems} />
      <DescriptionField saved={saved} problem={problemOf(problems, 'description')} />
      <ReadingFields saved={saved} twins={twins} problem={problemOf(problems, 'twinId')} />
      <GenreFields saved={saved} genres={genres} problem={problemOf(problems, 'genres')} />
      <label className={styles.choice}>
        <input type="checkbox" name="isSensitive" defaultChecked={saved.isSensitive} />
        <Trans>It touches on sensitive issues: warn readers first</Trans>
      </label>
    </>
  );
}

function TitleFields({ saved, problems }: { readonly saved: SavedWork; readonly problems: readonly FieldProblem[] }) {
  return (
    <div className={styles.pair}>
      <TextField
        label={<Trans>Title</Trans>}
        name="title"
        defaultValue={saved.title}
        lang={saved.language}
        required
        problem={fieldWords(problemOf(problems, 'title'))}
      />
      {saved.language === 'ja' && (
        <TextField
          label={<Trans>Reading of the title, in kana</Trans>}
          name="titleReading"
          defaultValue={saved.titleReading ?? ''}
          lang="ja"
          problem={fieldWords(problemOf(problems, 'titleReading'))}
        />
      )}
      <TextField
        label={<Trans>Who made it</Trans>}
        name="creator"
        defaultValue={saved.credits[0]?.name ?? ''}
        lang={saved.language}
        autoComplete="nickname"
        problem={fieldWords(problemOf(problems, 'credits'))}
      />
    </div>
  );
}

function DescriptionField({ saved, problem }: { readonly saved: SavedWork; readonly problem: FieldProblem | undefined }) {
  return (
    <TextAreaField
      label={<Trans>What it is about</Trans>}
      name="description"
      defaultValue={saved.description}
      lang={saved.language}
      rows={5}
      problem={fieldWords(problem)}
    />
  );
}

interface ReadingFieldsProps extends Pick<WorkFormProps, 'saved' | 'twins'> {
  /** With the twin. */
  readonly problem: FieldProblem | undefined;
}

function ReadingFields({ saved, twins, problem }: ReadingFieldsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.pair}>
      {saved.format === 'COMIC' && <DirectionField saved={saved} />}
      <SelectField
        label={t`How far it has come`}
        name="status"
        defaultValue={saved.status}
        options={[
          { value: 'ONGOING', label: t`Goes on` },
          { value: 'COMPLETED', label: t`Complete` },
          { value: 'HIATUS', label: t`Rests` },
        ]}
      />
      {twins.length > 0 && (
        <SelectField
          label={t`Twin in the other language`}
          name="twinId"
          defaultValue={saved.twin?.id ?? ''}
          options={[{ value: '', label: t`None` }, ...twins.map(({ id, title }) => ({ value: id, label: title }))]}
          problem={fieldWords(problem)}
        />
      )}
    </div>
  );
}

function DirectionField({ saved }: Pick<WorkFormProps, 'saved'>) {
  const { t } = useLingui();
  const list = useFollowedDefault(saved.direction ?? '');
  return (
    <SelectField
      ref={list}
      label={t`Read`}
      name="direction"
      defaultValue={saved.direction ?? ''}
      options={[
        { value: '', label: t`As its pictures are shaped` },
        { value: 'TOP_TO_BOTTOM', label: t`As a strip, downwards` },
        { value: 'LEFT_TO_RIGHT', label: t`Page by page, left to right` },
        { value: 'RIGHT_TO_LEFT', label: t`Page by page, right to left` },
      ]}
    />
  );
}

interface GenreFieldsProps extends Pick<WorkFormProps, 'saved' | 'genres'> {
  readonly problem: FieldProblem | undefined;
}

function GenreFields({ saved, genres, problem }: GenreFieldsProps) {
  const chosen = new Set(saved.genres.map(({ slug }) => slug));
  return (
    <fieldset className={styles.genres} aria-invalid={problem ? true : undefined}>
      <legend className={styles.legend}>
        <Trans>Genres</Trans>
      </legend>
      {genres.map(({ slug, name }) => (
        <label key={slug} className={styles.genre}>
          <input type="checkbox" name="genres" value={slug} defaultChecked={chosen.has(slug)} />
          {name}
        </label>
      ))}
      {problem && <p className={styles.problem}>{fieldWords(problem)}</p>}
    </fieldset>
  );
}
