import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';

const NOWHERE = '/nowhere';

test.each([
  ['REDIS_URL', 'redis://:pa#ss@redis.example.org'],
  ['REDIS_URL', 'redis://:100%x@redis.example.org'],
  ['FUTAGO_PICTURES_BUCKET_URL', 'https://KEY:ab/cd@s3.example.org/bucket'],
  ['FUTAGO_PICTURES_BUCKET_URL', 'https://KEY:ab#cd@s3.example.org/bucket'],
  ['FUTAGO_PICTURES_BUCKET_URL', 'https://KEY:100%x@s3.example.org/bucket'],
  ['FUTAGO_MAIL_SMTP_URL', 'smtps://user:pa#ss@mail.example.org'],
  ['FUTAGO_MAIL_SMTP_URL', 'smtps://user:ab/cd@mail.example.org'],
])('A sign of a password that means something else in an address stops the start, with the way to write it: %s=%s', (variable, address) => {
  expect(() => readConfig({ [variable]: address }, NOWHERE)).toThrow(
    `, with %2F for /, %23 for # and %25 for % in a password, not ${JSON.stringify(address)}.`,
  );
  const written = address.replace('ab/', 'ab%2F').replace('#', '%23').replace('100%', '100%25');
  expect(readConfig({ [variable]: written }, NOWHERE).dataFolder).toBe('/nowhere/data');
});

test('The address of a mail server names one.', () => {
  expect(() => readConfig({ FUTAGO_MAIL_SMTP_URL: 'smtps://' }, NOWHERE)).toThrow(
    'FUTAGO_MAIL_SMTP_URL in the environment must be an address such as smtps://user:password@mail.example.org, with %2F',
  );
});
