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

test.each([
  ['FUTAGO_GOOGLE_ISSUER', 'https://a b'],
  ['FUTAGO_GOOGLE_ISSUER', 'https://'],
  ['FUTAGO_GOOGLE_ISSUER', 'https:///accounts.example.org'],
  ['FUTAGO_GOOGLE_ISSUER', 'https://user:secret@accounts.example.org'],
  ['FUTAGO_GOOGLE_ISSUER', 'https://accounts.example.org/?realm=a'],
  ['FUTAGO_API_ENDPOINT', 'https://'],
  ['FUTAGO_API_ENDPOINT', 'https:///graphql'],
  ['FUTAGO_API_ENDPOINT', 'https://api.example.org:99999/graphql'],
  ['FUTAGO_API_ENDPOINT', 'https://user:secret@api.example.org/graphql'],
  ['FUTAGO_API_ENDPOINT', '/\\api.example.org/graphql'],
  ['FUTAGO_API_ENDPOINT', '/graph ql'],
  ['FUTAGO_API_ENDPOINT', 'graphql'],
  ['FUTAGO_CDN_PURGE_URL', 'https:///x'],
  ['FUTAGO_CDN_PURGE_URL', 'https://'],
  ['FUTAGO_CDN_PURGE_URL', 'http://cdn.example.org\\purge'],
  ['FUTAGO_CDN_PURGE_URL', 'https://user:secret@cdn.example.org/purge'],
  ['FUTAGO_CDN_TOKEN', 'two\nlines'],
  ['REDIS_URL', 'redis://'],
])('An address that leads nowhere stops the start with one sentence: %s=%s', (variable, address) => {
  expect(() => readConfig({ [variable]: address, FUTAGO_SITES_VI_ORIGIN: 'https://vi.example.org' }, NOWHERE)).toThrow(
    new RegExp(`^${variable} in the environment must be [^.]*.*, not "`, 's'),
  );
});

test.each([
  ['FUTAGO_GOOGLE_ISSUER', 'http://127.0.0.1:9999/realms/readers'],
  ['FUTAGO_API_ENDPOINT', '/graphql'],
  ['FUTAGO_API_ENDPOINT', 'http://[::1]:3000/graphql'],
  ['FUTAGO_CDN_PURGE_URL', 'https://cdn.example.org/purge?zone=1'],
  ['REDIS_URL', 'rediss://:password@redis.example.org:6379/1'],
])('An address that leads somewhere is taken as it is: %s=%s', (variable, address) => {
  expect(JSON.stringify(readConfig({ [variable]: address }, NOWHERE))).toContain(JSON.stringify(address));
});
