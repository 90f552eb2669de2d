import { describe, expect, it } from 'vitest';
import { readComicInfo } from '#server/content/sources/comic-info.ts';

const NOTHING = {
  series: null,
  title: null,
  number: null,
  summary: '',
  credits: [],
  genres: [],
  genreNames: new Map<string, string>(),
  language: null,
  direction: null,
  isSensitive: false,
  publishedAt: null,
  sourceNote: null,
  status: null,
};

describe('ComicInfo.xml', () => {
  it('says series, number, people, genres, language, direction and date', () => {
    const xml = `<?xml version="1.0"?><ComicInfo><Series>月の兎</Series><Title>第一夜</Title><Number>012.5</Number><Summary>A &amp; B</Summary>
      <Writer>森 灯, 川 里</Writer><Penciller>森 灯</Penciller><Genre>Sci-Fi, Học đường, Xuyên không</Genre><LanguageISO>ja-JP</LanguageISO>
      <Manga>YesAndRightToLeft</Manga><AgeRating>R18+</AgeRating><Year>2024</Year><Month>2</Month><Day>29</Day></ComicInfo>`;
    expect(readComicInfo(Buffer.from(xml))).toEqual({
      ...NOTHING,
      series: '月の兎',
      title: '第一夜',
      number: '12.5',
      summary: 'A & B',
      credits: [
        { name: '森 灯', reading: null, role: 'AUTHOR' },
        { name: '川 里', reading: null, role: 'AUTHOR' },
        { name: '森 灯', reading: null, role: 'ARTIST' },
      ],
      genres: ['science-fiction', 'school', 'xuyen-khong'],
      genreNames: new Map([
        ['science-fiction', 'Sci-Fi'],
        ['school', 'Học đường'],
        ['xuyen-khong', 'Xuyên không'],
      ]),
      language: 'ja',
      direction: 'RIGHT_TO_LEFT',
      isSensitive: true,
      publishedAt: new Date('2024-02-29T00:00:00Z'),
    });
  });

  it('parts people and genres as Japanese writes lists too', () => {
    const xml = '<ComicInfo><Writer>森 灯、川 里</Writer><Genre>将棋，ＳＦ、日常系</Genre></ComicInfo>';
    const { credits, genres } = readComicInfo(Buffer.from(xml));
    expect([credits.map(({ name }) => name), genres]).toEqual([
      ['森 灯', '川 里'],
      ['xn--pet001a', 'science-fiction', 'slice-of-life'],
    ]);
  });

  it.each([
    ['Completed', 'COMPLETED'],
    ['Publishing finished', 'COMPLETED'],
    ['On hiatus', 'HIATUS'],
    ['Ongoing', 'ONGOING'],
    ['Unknown', null],
  ])('says whether a work is finished, as Mihon writes it: %s', (written, status) => {
    const xml = `<ComicInfo><ty:PublishingStatusTachiyomi xmlns:ty="http://www.w3.org/2001/XMLSchema">${written}</ty:PublishingStatusTachiyomi></ComicInfo>`;
    expect([xml, xml.replaceAll('ty:', '')].map((each) => readComicInfo(Buffer.from(each)).status)).toEqual([status, status]);
  });

  it.each([
    ['<Month>3</Month><Day>-1</Day>', '2020-03-01'],
    ['<Month>-1</Month><Day>-1</Day>', '2020-01-01'],
    ['<Month>13</Month><Day>7</Day>', '2020-01-07'],
    ['<Month>2</Month><Day>30</Day>', '2020-02-01'],
    ['', '2020-01-01'],
  ])('keeps what is known of a date: 2020 and %j', (rest, day) => {
    const xml = `<ComicInfo><Year>2020</Year>${rest}</ComicInfo>`;
    expect(readComicInfo(Buffer.from(xml)).publishedAt).toEqual(new Date(`${day}T00:00:00Z`));
  });

  it.each([
    ['UTF-8 without a mark', (xml: string) => Buffer.from(xml)],
    ['UTF-8', (xml: string) => Buffer.from(`\ufeff${xml}`)],
    ['UTF-16, small end first', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
    ['UTF-16, big end first', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le').swap16()],
  ])('is read in the encoding that its byte order mark says: %s', (_encoding, encode) => {
    const xml = '<?xml version="1.0" encoding="utf-16"?><ComicInfo><Series>月の兎</Series><Number>2</Number></ComicInfo>';
    expect(readComicInfo(encode(xml))).toEqual({ ...NOTHING, series: '月の兎', number: '2' });
  });

  it('is read as far as it goes where it is broken, and entities of its own stay what they are', () => {
    const xml =
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><ComicInfo><Series>&e;</Series><Number>x</Number><LanguageISO>en</LanguageISO>';
    expect(readComicInfo(Buffer.from(xml))).toEqual({ ...NOTHING, series: '&e;' });
    expect(readComicInfo(Buffer.from([0xff, 0x00, 0x3c]))).toEqual(NOTHING);
  });
});
