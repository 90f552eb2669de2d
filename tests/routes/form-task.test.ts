import { expect, test, vi } from 'vitest';
import { FileRefused } from '#src/adapters/account/account-files.errors.ts';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { refusalOf, refusalOfError } from '#src/routes/-form-task.ts';
import { ownRefusalOf } from '#src/routes/-upload/own-task.ts';
import { REPORT_JUDGES, reportRefusalOf } from '#src/routes/-report/report-refusal.ts';

test('Every refusing answer has its own words; what was done has none.', () => {
  const problems = [{ field: 'email', code: 'TAKEN' }] as const;
  const answers = [
    { __typename: 'InvalidInput', problems },
    { __typename: 'Throttled', retryAfterSeconds: 90 },
    { __typename: 'WrongCredentials' },
    { __typename: 'LinkExpired' },
    { __typename: 'Done' },
    { __typename: 'SignedIn' },
    { __typename: 'Viewer' },
  ];
  expect(answers.map((answer) => refusalOf(answer, 1_000_000))).toEqual([
    { kind: 'invalid', problems },
    { kind: 'throttled', until: 1_090_000 },
    { kind: 'wrongPassword' },
    { kind: 'linkExpired' },
    null,
    null,
    null,
  ]);
});

test('A host out of reach is told from one that fails, a file that is no picture from both, and a blocked account from all.', () => {
  const errors = [
    new HostUnreachable('no line'),
    new OperationFailed('SignIn', ['broken'], []),
    new OperationFailed('UpdateProfile', ['no more'], ['BLOCKED']),
    new FileRefused(415),
    new FileRefused(413),
    new FileRefused(403),
    new FileRefused(500),
    'text',
  ];
  const noPicture = { kind: 'invalid', problems: [{ field: 'avatar', code: 'NOT_A_PICTURE' }] };
  expect(errors.map(refusalOfError)).toEqual([
    { kind: 'offline' },
    { kind: 'failed' },
    { kind: 'blocked' },
    noPicture,
    noPicture,
    { kind: 'blocked' },
    { kind: 'failed' },
    { kind: 'failed' },
  ]);
});

test('A file that was sent or asked for too often says how long to wait.', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(refusalOfError(new FileRefused(429, 90))).toEqual({ kind: 'throttled', until: 1_090_000 });
  vi.useRealTimers();
});

test("What is not the account's, was changed elsewhere or is more than it may have is told from every other refusal.", () => {
  const answers = ['NotYours', 'PagesChanged', 'LinkExpired', 'OwnChapter'].map((__typename) => ownRefusalOf({ __typename }, 0));
  expect(answers).toEqual([{ kind: 'notYours' }, { kind: 'changed' }, { kind: 'linkExpired' }, null]);
  const full = { __typename: 'InvalidInput', problems: [{ field: 'title', code: 'TOO_MANY' }] } as const;
  expect(ownRefusalOf(full, 0)).toEqual({ kind: 'tooManyWorks' });
});

test('A report of what is gone is not thanked for, and one that is too long says so.', () => {
  const answers = [
    { __typename: 'CommentSubjectNotFound' },
    invalid('note'),
    invalid('page'),
    { __typename: 'Throttled', retryAfterSeconds: 9 },
    { __typename: 'Done' },
  ];
  expect(answers.map((answer) => reportRefusalOf(answer, 0)?.kind)).toEqual(['gone', 'tooLong', 'gone', 'throttled', undefined]);
  expect([new HostUnreachable('no line'), null].map(REPORT_JUDGES.ofError)).toEqual([{ kind: 'offline' }, { kind: 'failed' }]);
});

function invalid(field: string) {
  return { __typename: 'InvalidInput', problems: [{ field, code: 'TOO_LONG' }] } as const;
}
