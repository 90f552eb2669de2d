import { expect, test } from 'vitest';
import { FileRefused } from '#src/adapters/account/account-files.errors.ts';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { refusalOf, refusalOfError } from '#src/routes/-form-task.ts';
import { ownRefusalOf, ownRefusalOfError } from '#src/routes/-own-task.ts';

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
    { kind: 'wrongCredentials' },
    { kind: 'linkExpired' },
    null,
    null,
    null,
  ]);
});

test('A host out of reach is told from one that fails, and a file that is no picture from both.', () => {
  const errors = [
    new HostUnreachable('no line'),
    new OperationFailed('SignIn', ['broken'], []),
    new FileRefused(415),
    new FileRefused(413),
    new FileRefused(500),
    'text',
  ];
  const noPicture = { kind: 'invalid', problems: [{ field: 'avatar', code: 'NOT_A_PICTURE' }] };
  expect(errors.map(refusalOfError)).toEqual([
    { kind: 'offline' },
    { kind: 'failed' },
    noPicture,
    noPicture,
    { kind: 'failed' },
    { kind: 'failed' },
  ]);
});

test("What is not the account's, was changed elsewhere or is closed to a blocked account is told from every other refusal.", () => {
  const answers = ['NotYours', 'PagesChanged', 'LinkExpired', 'OwnChapter'].map((__typename) => ownRefusalOf({ __typename }, 0));
  expect(answers).toEqual([{ kind: 'notYours' }, { kind: 'changed' }, { kind: 'linkExpired' }, null]);
  const errors = [
    new OperationFailed('PublishChapter', ['no more'], ['BLOCKED']),
    new OperationFailed('PublishChapter', ['broken'], ['FAULT']),
  ];
  expect([...errors, new HostUnreachable('no line'), null].map(ownRefusalOfError)).toEqual([
    { kind: 'blocked' },
    { kind: 'failed' },
    { kind: 'offline' },
    { kind: 'failed' },
  ]);
});
