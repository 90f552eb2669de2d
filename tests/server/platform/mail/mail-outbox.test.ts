import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { MailNotSent } from '#server/platform/mail/mail.errors.ts';

const MAIL = {
  to: 'lan@example.org',
  from: { name: 'Truyện Đôi', address: 'hotro@truyendoi.example' },
  subject: 'Đặt mật khẩu mới',
  text: 'Chào bạn,\n',
  html: '<p>Chào bạn,</p>\n',
};

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'futago-outbox-'));
  folder = join(parent, 'data', 'outbox');
});
afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
});

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

test('A mail is a file that only its owner may read, in a folder that only its owner may open.', async () => {
  await new MailOutbox(folder).send(MAIL);
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{12}\.eml$/)]);
  expect([await modeOf(folder), await modeOf(join(folder, names[0] ?? ''))]).toEqual(['700', '600']);
  expect(await readFile(join(folder, names[0] ?? ''), 'utf8')).toContain('To: lan@example.org');
});

test('A folder that was open to others is closed before a mail is written into it.', async () => {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  await new MailOutbox(folder).send(MAIL);
  expect(await modeOf(folder)).toBe('700');
});

test('An outbox that cannot be written says so without the address.', async () => {
  await mkdir(join(folder, '..'), { recursive: true });
  await writeFile(folder, 'in the way');
  const error: unknown = await new MailOutbox(folder).send(MAIL).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(MailNotSent);
  expect(String(error)).not.toContain('lan@');
});

test('Mails to an address are forgotten, however it is written, and others stay.', async () => {
  const outbox = new MailOutbox(folder);
  for (const to of ['lan@example.org', 'mai@example.org', 'lan@example.org']) await outbox.send({ ...MAIL, to });
  await outbox.forget('lan@example.org');
  const left = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(left.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim())).toEqual(['mai@example.org']);
});

test('A mail that is taken away meanwhile keeps the others from nothing.', async () => {
  const outbox = new MailOutbox(folder);
  await outbox.send(MAIL);
  // Listed, and gone where it is read.
  await symlink('taken-away', join(folder, '0000.eml'));
  await outbox.forget('lan@example.org');
  expect(await readdir(folder)).toEqual(['0000.eml']);
});
