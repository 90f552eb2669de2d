import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture, UploadsSite } from './uploads-site.ts';

const SAID = Buffer.from('<ComicInfo><Series>Đèn</Series><Title>Bến sông</Title><Number>7.5</Number></ComicInfo>');

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterAll(() => site.close());

test('A folder of pictures becomes the chapter that its ComicInfo.xml says.', async () => {
  const files = [
    { name: 'Nhóm_Chương 7/1.png', content: await picture(71) },
    { name: 'Nhóm_Chương 7/2.png', content: await picture(72) },
    { name: 'Nhóm_Chương 7/ComicInfo.xml', content: SAID },
  ];
  const { state, chapters } = await site.upload(await site.createWork(), files);
  expect([state, chapters.map(({ number, title, pagesCount }) => [number, title, pagesCount])]).toEqual(['DONE', [['7.5', 'Bến sông', 2]]]);
});

test('A comic with the details.json that Mihon keeps beside its chapters is taken like one without.', async () => {
  const files = [
    { name: 'Đèn/Chương 1/1.png', content: await picture(73) },
    { name: 'Đèn/Chương 2/1.png', content: await picture(74) },
    { name: 'Đèn/details.json', content: Buffer.from('{"title":"Đèn","status":"1"}') },
  ];
  const { state, chapters } = await site.upload(await site.createWork(), files);
  expect([state, chapters.map(({ number, pagesCount }) => [number, pagesCount])]).toEqual([
    'DONE',
    [
      ['1', 1],
      ['2', 1],
    ],
  ]);
});

test('A ComicInfo.xml without pages is refused like a file that nobody can read.', async () => {
  const { state, problems } = await site.upload(await site.createWork(), [{ name: 'ComicInfo.xml', content: SAID }]);
  expect([state, problems]).toMatchObject(['FAILED', [{ file: 'ComicInfo.xml', code: 'UNKNOWN_KIND' }]]);
});
