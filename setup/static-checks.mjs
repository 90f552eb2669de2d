/** Checks that read the files of the project and change none; `npm test` and `npm run check` both make them. */
export const STATIC_CHECKS = [
  { title: 'Types (tsc)', program: 'tsc', options: ['--noEmit', '-p', '.'] },
  { title: 'Rules (oxlint)', program: 'oxlint', options: ['--type-aware', '--max-warnings', '0'] },
  { title: 'Format (oxfmt)', program: 'oxfmt', options: ['--check'] },
];
