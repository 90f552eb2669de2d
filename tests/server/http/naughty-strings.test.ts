import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeMail, mailsIn } from '#tests/support/site/mails.ts';
import { isVisible } from '#graphql/document/kept-text.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';
import { comicArchive, UploadsSite, WORK_INPUT } from '../modules/uploads/uploads-site.ts';

const WRITE = `mutation ($id: ID!, $input: OwnWorkInput!, $chapterId: ID!, $words: String!) {
  editOwnWork(id: $id, input: $input) { ... on OwnWork { title } }
  editOwnChapter(id: $chapterId, number: "1", title: $words) { ... on OwnChapter { title } }
  updateProfile(name: $words, language: vi) { ... on Viewer { name } } }`;
const REPORT = `mutation ($input: ReportContentInput!) { reportContent(input: $input) { __typename } }`;
const SEARCH = `query ($query: String!) { search(query: $query, language: vi) { position { page } }
  searchSuggestions(query: $query, language: vi) { __typename } }`;
const CONTACT = `mutation ($input: ContactInput!) { sendContactMessage(input: $input) { __typename } }`;
/** Every so many lines go by mail too, which writes a file each. */
const MAILED = 10;
/** After so many lines the throttle forgets. */
const FORGIVEN = 15;

interface Kept {
  readonly editOwnWork: { readonly title?: string };
  readonly editOwnChapter: { readonly title?: string };
  readonly updateProfile: { readonly name?: string };
}

/** What every field takes away: what cannot be seen or stored, and blanks around it. */
function shown(naughty: string): string {
  return naughty
    .replace(/[\p{Cc}--[\t]]/gv, '')
    .normalize('NFC')
    .trim();
}

/** A name has no blanks but single ones, nothing that turns its direction, and outside of emoji nothing that is not seen. */
function bare(name: string): string {
  return name.replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}

describe.skipIf(isSharedContentMissing())('Naughty strings that others collected', () => {
  let site: UploadsSite;
  let strings: readonly string[];
  let ids: { readonly work: string; readonly chapter: string };
  beforeAll(async () => {
    site = await UploadsSite.start();
    const lines = readFileSync(sharedContent.path('hostile', 'text', 'blns.txt'), 'utf8').split('\n');
    strings = lines.filter((line) => !line.startsWith('#') && shown(line) !== '');
    const work = await site.createWork();
    const { chapters } = await site.upload(work, [await comicArchive([1])]);
    ids = { work, chapter: chapters[0]?.id ?? '' };
  });
  afterAll(() => site.close());

  test(
    'come back but for blanks and what is not seen as titles of works and chapters, and as names of accounts.',
    { timeout: 120_000 },
    async () => {
      const changed = [];
      for (const [index, words] of strings.entries()) {
        const [line, input] = [shown(words).replace(/\t+/g, ' ').trim(), { ...WORK_INPUT, title: words }];
        const kept = await site.run<Kept>(WRITE, { id: ids.work, input, chapterId: ids.chapter, words }, site.lan);
        const [title = line, chapter = line, name = line] = [kept.editOwnWork.title, kept.editOwnChapter.title, kept.updateProfile.name];
        const expected = isVisible(line) ? line : '';
        if ([title, name].some((one) => bare(one) !== bare(line)) || bare(chapter ?? '') !== bare(expected))
          changed.push([words, title, chapter, name]);
        if (index % FORGIVEN === 0) await site.test.database.deleteFrom('throttle_hits').execute();
      }
      expect(changed).toEqual([]);
      expect(strings.length).toBeGreaterThan(450);
    },
  );

  test('are searched for, and come back byte for byte as what a report says.', { timeout: 120_000 }, async () => {
    const changed = [];
    for (const [index, words] of strings.entries()) {
      expect(await site.run(SEARCH, { query: Array.from(words).slice(0, 100).join('') })).toMatchObject({
        search: { position: { page: 1 } },
      });
      const input = { subject: { workId: String(site.seeded.viComic.id) }, reason: 'OTHER', note: words };
      const { reportContent } = await site.run<{ reportContent: { __typename: string } }>(REPORT, { input }, site.other);
      const { note } = await site.test.database.selectFrom('reader_reports').select('note').executeTakeFirstOrThrow();
      const expected = isVisible(shown(words)) ? shown(words) : '';
      if (reportContent.__typename !== 'InvalidInput' && note !== expected) changed.push([words, note]);
      if (index % FORGIVEN === 0) await site.test.database.deleteFrom('throttle_hits').execute();
    }
    expect(changed).toEqual([]);
  });

  test('reach the support by mail as they were written.', { timeout: 60_000 }, async () => {
    for (const message of strings.filter((_, index) => index % MAILED === 0)) {
      await site.run(CONTACT, { input: { name: 'Lan', email: 'lan@example.org', message, website: '', language: 'vi' } });
      const [mail = ''] = await mailsIn(site.site.dataFolder);
      expect(decodeMail(mail)).toContain(shown(message));
      await site.test.database.deleteFrom('throttle_hits').execute();
      await rm(join(site.site.dataFolder, 'outbox'), { recursive: true, force: true });
    }
  });

  test('are never answered as something that a browser would run.', async () => {
    const answer = await site.site.send(`/graphql?query=${encodeURIComponent('{ __typename }<script>alert(1)</script>')}`);
    expect([String(answer.headers['content-type']).split(';')[0], answer.headers['x-content-type-options']]).toEqual([
      expect.stringMatching(/^application\/(?:graphql-response\+)?json$/),
      'nosniff',
    ]);
  });
});
