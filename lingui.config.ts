import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Of parts that most visits never show: their words come with them (src/i18n/catalog.ts). What stands on other pages is none of them. */
const ACCOUNT = ['src/features/account/**/!(SessionEndedNotice|use-device-words).ts*', 'src/ui/form-field/PasswordField.tsx'];
const HISTORY = ['src/features/history/*.ts*', 'src/entities/work/Follow*.ts*'];
/** Those of the work's page too. */
const COMMENTS = ['src/features/comments/!(NearPlace).ts*', 'src/entities/comment/*.ts*', 'src/features/work/*.ts*'];
const SHELF = ['src/features/shelf/*.ts*'];
const UPLOAD = ['src/features/upload/**/*.ts*', 'src/ui/{data-table,date-field}/*.ts*'];
const RANKING = ['src/features/ranking/*.ts*'];
const GENRES = ['src/features/{genres,creator}/*.ts*', 'src/entities/genre/Genre{Mark,Limit}.tsx', 'src/entities/work/WorkListing.tsx'];
const SEARCH = ['src/features/search/*.ts*'];
/** The sheets of the reader, what comes into its bars, and what is asked beside it. */
const SETTINGS = [
  'src/features/reader/settings/*.ts*',
  'src/features/reader/chrome/{ReadingTime,ThumbnailsSheet,PageActionsSheet}.tsx',
  'src/features/reader/comic/{ComicTools,AutoScrollPanel}.tsx',
  'src/features/reader/novel/{find,speech}/*.tsx',
  'src/features/shell/PlaceOffer.tsx',
];

export default defineConfig({
  locales: ['vi', 'ja'],
  catalogs: [
    {
      path: 'locales/{locale}/messages',
      include: ['src'],
      exclude: [...ACCOUNT, ...HISTORY, ...COMMENTS, ...SHELF, ...RANKING, ...GENRES, ...SEARCH, ...SETTINGS, ...UPLOAD],
    },
    { path: 'locales/{locale}/account', include: ACCOUNT },
    { path: 'locales/{locale}/history', include: HISTORY },
    { path: 'locales/{locale}/comments', include: COMMENTS },
    { path: 'locales/{locale}/shelf', include: SHELF },
    { path: 'locales/{locale}/ranking', include: RANKING },
    { path: 'locales/{locale}/genres', include: GENRES },
    { path: 'locales/{locale}/search', include: SEARCH },
    { path: 'locales/{locale}/upload', include: UPLOAD },
    { path: 'locales/{locale}/settings', include: SETTINGS },
  ],
  format: formatter({ lineNumbers: false }),
});
