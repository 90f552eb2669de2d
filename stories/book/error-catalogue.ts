import { GoogleClientIdMissing, GoogleNotLoaded } from '#src/adapters/google/google-library.errors.ts';
import { NO_COMMENTS } from '#src/entities/comment/CommentList.tsx';
import { SENSITIVE_WARNING } from '#graphql/document/sensitive-warning.ts';
import { pageNotFound } from '#src/features/failure/page-not-found.ts';
import { ERROR_IMAGE } from '#src/ui/lazy-image/LazyImage.tsx';

/** A row of the error catalogue, section 8 of the specification. */
export interface CatalogueRow {
  readonly situation: string;
  /** Word for word, where there are words or an address. */
  readonly said?: string;
  /** What happens besides. */
  readonly result: string;
  /** The story that shows it. */
  readonly story?: string;
  /** Where it is decided. */
  readonly file: string;
}

export const CATALOGUE: readonly CatalogueRow[] = [
  {
    situation: 'No route match',
    said: pageNotFound('/không/có'),
    result: 'Answered with 404.',
    story: 'features-failures--not-found',
    file: 'src/features/failure/page-not-found.ts',
  },
  {
    situation: 'Route validation fails',
    said: pageNotFound('/comic/12/x'),
    result: 'Answered with 404.',
    story: 'features-failures--not-valid',
    file: 'src/features/failure/page-not-found.ts',
  },
  {
    situation: 'Failed lazy chunk',
    result: 'One reload of the page within ten seconds; then the error screen.',
    story: 'machines-statecharts--freshness',
    file: 'machines/freshness/freshness.machine.ts',
  },
  {
    situation: 'Sensitive story',
    said: SENSITIVE_WARNING,
    result: 'Comes before anything of the work.',
    story: 'entities-sensitivewarning--filled',
    file: 'src/entities/work/SensitiveWarning.tsx',
  },
  {
    situation: 'No comments',
    said: NO_COMMENTS,
    result: 'The field to write the first stays above.',
    story: 'features-commentssection--empty',
    file: 'src/entities/comment/CommentList.tsx',
  },
  {
    situation: 'No history',
    said: 'No history',
    result: 'With the way home.',
    story: 'features-historyscreen--empty',
    file: 'src/features/history/HistoryScreen.tsx',
  },
  {
    situation: 'No search results',
    said: 'No results found',
    result: 'With what else could be tried.',
    story: 'features-searchscreen--empty',
    file: 'src/features/search/SearchResults.tsx',
  },
  {
    situation: 'No options in a list',
    said: 'No available options',
    result: 'The only choice of the field.',
    story: 'ui-selectfield--empty',
    file: 'src/ui/form-field/SelectField.tsx',
  },
  {
    situation: 'Image fails',
    said: ERROR_IMAGE,
    result: 'The picture that stands in its place, after one attempt.',
    story: 'ui-lazyimage--failed',
    file: 'src/ui/lazy-image/LazyImage.tsx',
  },
  {
    situation: 'Stored login unparsable',
    said: 'Cannot parse user data from localStorage',
    result: 'In the log only; the reader is signed out.',
    file: 'src/app/statecharts/start-account.ts',
  },
  {
    situation: 'Token or user missing',
    said: 'No token or user found in localStorage',
    result: 'In the log only.',
    file: 'src/app/statecharts/start-account.ts',
  },
  {
    situation: 'Indexed database unsupported',
    said: 'IndexedDB not supported',
    result: 'Title of a notice over the history.',
    story: 'features-historyscreen--failed',
    file: 'src/features/history/HistoryScreen.tsx',
  },
  {
    situation: 'Google library fails',
    said: new GoogleNotLoaded().message,
    result: 'The reader is told in their language, and can sign in by password.',
    story: 'features-loginscreen--google-not-loaded',
    file: 'src/adapters/google/google-library.errors.ts',
  },
  {
    situation: 'Google client id missing',
    said: new GoogleClientIdMissing().message,
    result: 'Thrown; the reader is told that this way is not open here.',
    story: 'features-loginscreen--google-unavailable',
    file: 'src/adapters/google/google-library.errors.ts',
  },
  {
    situation: 'UserLoggedIn event',
    result: 'Signs this session out, goes to / and says when and where it was opened elsewhere.',
    story: 'features-sessionendednotice--filled',
    file: 'machines/auth/auth.machine.ts',
  },
  { situation: 'GraphQL errors', result: 'Passed to one error hook; answers come as results.', file: 'src/app/report-errors.ts' },
  {
    situation: 'Error page',
    said: 'Quay lại trang chủ',
    result: 'Status and message, the support mail, and the button to /.',
    story: 'features-failures--failed',
    file: 'src/features/failure/ErrorScreen.tsx',
  },
];

/** How the subscription socket may be closed. */
export const CLOSE_CODES: ReadonlyArray<readonly [code: number, words: string, then: 'final' | 'tried again']> = [
  [4400, 'bad request', 'final'],
  [4401, 'unauthorized', 'final'],
  [4403, 'forbidden', 'tried again'],
  [4409, 'subscriber already exists', 'final'],
  [4429, 'too many init requests', 'final'],
  [4500, 'internal server error', 'final'],
  [4004, 'bad response', 'final'],
  [4005, 'internal client error', 'final'],
  [4406, 'subprotocol not acceptable', 'final'],
  [4408, 'init timeout', 'tried again'],
  [4504, 'ack timeout', 'tried again'],
];
