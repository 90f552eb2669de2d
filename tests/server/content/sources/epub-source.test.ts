import { expect, test } from 'vitest';
import type { ImportedWork } from '#server/content/imported-work.ts';
import { worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeBook as book } from '#tests/support/files/make-book.ts';

const keys = (works: readonly ImportedWork[]) => works.map(({ title, sourceKey }) => `${title} ${sourceKey}`);

test('Books of a series that are all called alike are told apart by what their files are called.', async () => {
  const works = await worksOfShelf({
    'Đêm Trăng tập 1.epub': book('Đêm Trăng'),
    'Đêm Trăng tập 2.epub': book('Đêm Trăng'),
    'Sao 01.epub': book('Sao'),
    'Sao 02.epub': book('Sao'),
    'Mây tập 2.epub': book('Mây trôi'),
    'Gió tập 2.epub': book('Gió tập 2'),
    'Apollo 13.epub': book('Apollo'),
  });
  expect(keys(works)).toEqual([
    'Apollo epub/vi/lan/apollo',
    'Đêm Trăng epub/vi/lan/dem trang',
    'Đêm Trăng 2 epub/vi/lan/dem trang 2',
    'Gió tập 2 epub/vi/lan/gio tap 2',
    'Mây trôi epub/vi/lan/may troi',
    'Sao epub/vi/lan/sao',
    'Sao 2 epub/vi/lan/sao 2',
  ]);
});

const RECORD =
  '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">' +
  '<dc:title>Trăng</dc:title><dc:creator opf:role="aut">Nguyễn Lan</dc:creator><dc:language>vie</dc:language><dc:subject>Học đường</dc:subject>' +
  '<dc:description>&lt;p&gt;Một đêm.&lt;/p&gt;</dc:description><meta name="calibre:series" content="Trăng"/><meta name="calibre:series_index" content="3"/></metadata></package>';

test('What Calibre keeps beside the only book of a folder stands before what that says of itself, by which it is known again.', async () => {
  const files = { 'Lan/Trang (7)/trang.epub': book('trang_v2_final', '<dc:description>Hai đêm.</dc:description>') };
  const [before] = await worksOfShelf(files);
  const [work] = await worksOfShelf({ ...files, 'Lan/Trang (7)/metadata.opf': RECORD });
  expect(work).toMatchObject({
    sourceKey: before?.sourceKey,
    title: 'Trăng 3',
    description: 'Một đêm.',
    credits: [{ name: 'Nguyễn Lan', role: 'AUTHOR' }],
    genres: ['school'],
  });
});

test('A record that says nothing, or stands beside several books, changes none.', async () => {
  const said = await worksOfShelf({
    'a/x.epub': book('Mưa'),
    'a/metadata.opf': '<package/>',
    'b/x.epub': book('Nắng'),
    'b/metadata.opf': Buffer.from([0, 255]),
  });
  const several = await worksOfShelf({ 'x.epub': book('Mưa'), 'y.epub': book('Nắng'), 'metadata.opf': RECORD });
  expect([said, several].map((works) => works.map(({ title }) => title))).toEqual([
    ['Mưa', 'Nắng'],
    ['Mưa', 'Nắng'],
  ]);
});
