import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type Ref, type SubmitEvent } from 'react';
import { keptLength, visibleLine } from '#graphql/document/kept-text.ts';
import { LONGEST_CREDIT, LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_GENRES } from '#graphql/document/limits.ts';
import type { CreatorRole, Language, ReadingDirection, WorkFormat, WorkStatus } from '#graphql/generated/graphql.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';
import { SelectField } from '../../ui/form-field/SelectField.tsx';
import { TextAreaField } from '../../ui/form-field/TextAreaField.tsx';
import { TextField } from '../../ui/form-field/TextField.tsx';
import { fieldWords, problemOf } from './FieldWords.tsx';
import { SavedWords } from './SavedWords.tsx';
import { TaskNotice } from './TaskNotice.tsx';
import type { FieldProblem, TaskStage, UnsavedWords } from './upload-view.ts';
import { useFollowedDefault } from './use-followed-default.ts';
import { showWrongSoon } from './use-saved-first.ts';
import { useUnsaved } from './use-unsaved.ts';
import styles from './WorkForm.module.css';

export interface WorkFields {
  readonly language: Language;
  readonly format: WorkFormat;
  readonly status: WorkStatus;
  readonly direction: ReadingDirection | null;
  readonly title: string;
  readonly titleReading: string | null;
  readonly description: string;
  readonly isSensitive: boolean;
  readonly credits: readonly { readonly name: string; readonly role: CreatorRole }[];
  readonly genres: readonly string[];
  readonly twinId: string | null;
}

export interface GenreChoice {
  readonly slug: string;
  readonly name: string;
}

export interface TwinChoice {
  readonly id: string;
  readonly title: string;
}

export interface WorkFormProps {
  readonly saved: Omit<WorkFields, 'titleReading' | 'direction' | 'genres' | 'twinId'> & {
    readonly titleReading?: string | null;
    readonly direction?: ReadingDirection | null;
    readonly genres: readonly { readonly slug: string }[];
    readonly twin?: { readonly id: string } | null;
    readonly chaptersCount: number;
  };
  readonly genres: readonly GenreChoice[];
  readonly twins: readonly TwinChoice[];
  readonly unsaved: UnsavedWords;
  readonly stage: TaskStage;
  readonly form?: Ref<HTMLFormElement>;
  readonly onSave: (fields: WorkFields) => void;
}

/** What a work is called, is about, and how it is read. */
export function WorkForm({ saved, genres, twins, unsaved, stage, form, onSave }: WorkFormProps) {
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const words = useUnsaved(unsaved, stage);
  const shown = words.found === null ? saved : withUnsaved(saved, words.found);
  const isBusy = stage.kind === 'sending';
  const refused = stage.kind === 'refused' ? (stage.refusal.problems ?? []) : [];
  const problems = found.length > 0 ? found : refused;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const fields = readWork(new FormData(event.currentTarget), saved);
    const wrong = workProblems(fields);
    setFound(wrong);
    if (wrong.length > 0) return showWrongSoon(event.currentTarget);
    words.onSend();
    onSave(fields);
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onInput={words.onInput} onSubmit={submit}>
      <TaskNotice stage={stage} />
      <TitleFields saved={shown} problems={problems} />
      <DescriptionField saved={shown} problem={problemOf(problems, 'description')} />
      <ReadingFields saved={shown} twins={twins} problem={problemOf(problems, 'twinId')} />
      <GenreFields saved={shown} genres={genres} problem={problemOf(problems, 'genres')} />
      <label className={styles.choice}>
        <input type="checkbox" name="isSensitive" defaultChecked={shown.isSensitive} />
        <Trans>It touches on sensitive issues: warn readers first</Trans>
      </label>
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy} busyWords={<Trans>Saving…</Trans>}>
          <Trans>Save</Trans>
        </SubmitButton>
        <SavedWords isChanged={words.isChanged || stage.kind === 'refused'} isSaved={stage.kind === 'done' && found.length === 0} />
      </div>
    </form>
  );
}

type Saved = WorkFormProps['saved'];

function TitleFields({ saved, problems }: { readonly saved: Saved; readonly problems: readonly FieldProblem[] }) {
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

function DescriptionField({ saved, problem }: { readonly saved: Saved; readonly problem: FieldProblem | undefined }) {
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

function workProblems({ title, titleReading, description, credits, genres }: WorkFields): readonly FieldProblem[] {
  return [
    ...(visibleLine(title) === '' ? [{ field: 'title', code: 'REQUIRED' as const }] : []),
    ...tooLong('title', visibleLine(title), LONGEST_TITLE),
    ...tooLong('titleReading', visibleLine(titleReading ?? ''), LONGEST_TITLE),
    ...tooLong('description', description, LONGEST_DESCRIPTION),
    ...credits.flatMap(({ name }) => tooLong('credits', visibleLine(name), LONGEST_CREDIT)),
    ...(genres.length > MOST_GENRES ? [{ field: 'genres', code: 'TOO_MANY' as const, limit: MOST_GENRES }] : []),
  ];
}

function tooLong(field: string, text: string, limit: number): readonly FieldProblem[] {
  return keptLength(text) > limit ? [{ field, code: 'TOO_LONG', limit }] : [];
}

function readWork(form: FormData, saved: Saved): WorkFields {
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const creator = text('creator');
  return {
    language: saved.language,
    format: saved.format,
    status: STATUSES.find((status) => status === text('status')) ?? 'ONGOING',
    direction: DIRECTIONS.find((direction) => direction === text('direction')) ?? null,
    title: text('title').normalize('NFC'),
    titleReading: text('titleReading') || null,
    description: text('description').replaceAll('\r\n', '\n'),
    isSensitive: form.has('isSensitive'),
    credits: [...(creator === '' ? [] : [{ name: creator, role: saved.credits[0]?.role ?? 'AUTHOR' }]), ...saved.credits.slice(1)],
    genres: form.getAll('genres').map(String),
    twinId: text('twinId') || null,
  };
}

/** As the form stood when it was left. */
function withUnsaved(saved: Saved, form: FormData): Saved {
  const { genres, twinId, ...words } = readWork(form, saved);
  return { ...saved, ...words, genres: genres.map((slug) => ({ slug })), twin: twinId === null ? null : { id: twinId } };
}

const STATUSES: readonly WorkStatus[] = ['ONGOING', 'COMPLETED', 'HIATUS'];
const DIRECTIONS: readonly ReadingDirection[] = ['TOP_TO_BOTTOM', 'LEFT_TO_RIGHT', 'RIGHT_TO_LEFT'];
