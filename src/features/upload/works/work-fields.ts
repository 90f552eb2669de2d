import { keptLength, visibleName } from '#graphql/document/kept-text.ts';
import { LONGEST_CREDIT, LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_GENRES } from '#graphql/document/limits.ts';
import type { CreatorRole, Language, ReadingDirection, WorkFormat, WorkStatus } from '#graphql/generated/graphql.ts';
import type { Edit, FieldProblem } from '../upload-view.ts';

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

export type WorkEdit = Edit<WorkFields>;

/** A work as it is saved. */
export type SavedWork = Omit<WorkFields, 'titleReading' | 'direction' | 'genres' | 'twinId'> & {
  readonly titleReading?: string | null;
  readonly direction?: ReadingDirection | null;
  readonly genres: readonly { readonly slug: string }[];
  readonly twin?: { readonly id: string } | null;
};

export function fieldsOf(saved: SavedWork): WorkFields {
  const { language, format, status, title, description, isSensitive } = saved;
  return {
    language,
    format,
    status,
    direction: saved.direction ?? null,
    title,
    titleReading: saved.titleReading ?? null,
    description,
    isSensitive,
    credits: saved.credits.map(({ name, role }) => ({ name, role })),
    genres: saved.genres.map(({ slug }) => slug),
    twinId: saved.twin?.id ?? null,
  };
}

export function workProblems({ title, titleReading, description, credits, genres }: WorkFields): readonly FieldProblem[] {
  return [
    ...(visibleName(title) === '' ? [{ field: 'title', code: 'REQUIRED' as const }] : []),
    ...tooLong('title', visibleName(title), LONGEST_TITLE),
    ...tooLong('titleReading', visibleName(titleReading ?? ''), LONGEST_TITLE),
    ...tooLong('description', description, LONGEST_DESCRIPTION),
    ...credits.flatMap(({ name }) => tooLong('credits', visibleName(name), LONGEST_CREDIT)),
    ...(genres.length > MOST_GENRES ? [{ field: 'genres', code: 'TOO_MANY' as const, limit: MOST_GENRES }] : []),
  ];
}

function tooLong(field: string, text: string, limit: number): readonly FieldProblem[] {
  return keptLength(text) > limit ? [{ field, code: 'TOO_LONG', limit }] : [];
}

export function readWork(form: FormData, saved: SavedWork): WorkFields {
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
export function withUnsaved(saved: SavedWork, form: FormData): SavedWork {
  const { genres, twinId, ...words } = readWork(form, saved);
  return { ...saved, ...words, genres: genres.map((slug) => ({ slug })), twin: twinId === null ? null : { id: twinId } };
}

const STATUSES: readonly WorkStatus[] = ['ONGOING', 'COMPLETED', 'HIATUS'];
const DIRECTIONS: readonly ReadingDirection[] = ['TOP_TO_BOTTOM', 'LEFT_TO_RIGHT', 'RIGHT_TO_LEFT'];
