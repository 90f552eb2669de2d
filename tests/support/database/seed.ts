import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { Kysely } from 'kysely';
import { indexMissingWorks } from '#server/modules/search/search-index.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import { countWorks, insertPictures, insertWork, pairTwins, type SeededWork, seededPictureId, type WorkSpec } from './seed-rows.ts';

/** Every state that a reader's API has to tell apart, once; ids follow the order of insertion. */
export interface SeededCatalogue {
  /** Vietnamese strip of three chapters with four pages each; twin of `jaComic`, chapter by chapter. */
  readonly viComic: SeededWork;
  readonly jaComic: SeededWork;
  /** 120 chapters; the 13th has the number 12.5. */
  readonly viNovel: SeededWork;
  /** One chapter with ruby and a picture in its text. */
  readonly jaNovel: SeededWork;
  readonly viSensitive: SeededWork;
  readonly viHidden: SeededWork;
  /** Twelve Vietnamese novels of one chapter, the last one updated first. */
  readonly viMany: readonly SeededWork[];
}

const GENRES = [
  { slug: 'fantasy', name_vi: 'Kỳ ảo', name_ja: 'ファンタジー' },
  { slug: 'romance', name_vi: 'Lãng mạn', name_ja: '恋愛' },
  { slug: 'comedy', name_vi: 'Hài hước', name_ja: 'コメディ' },
  { slug: 'history', name_vi: 'Lịch sử', name_ja: '歴史' },
] as const;
/** Fills an empty, migrated database. */
export async function seedCatalogue(database: Kysely<Tables>): Promise<SeededCatalogue> {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('genres')
      .values(GENRES.map((genre) => ({ ...genre })))
      .execute();
    const pictures = ['cover-vi', 'cover-ja', 'drawing', ...comicPages('vi'), ...comicPages('ja')];
    await insertPictures(transaction, pictures);
    const seeded = {
      viComic: await insertWork(transaction, comic('vi')),
      jaComic: await insertWork(transaction, comic('ja')),
      viNovel: await insertWork(transaction, longNovel()),
      jaNovel: await insertWork(transaction, illustratedNovel()),
      viSensitive: await insertWork(transaction, { ...shortNovel('Căn phòng khóa', 40), isSensitive: true }),
      viHidden: await insertWork(transaction, { ...shortNovel('Bản thảo đã ẩn', 50), genres: ['fantasy', 'romance'], isHidden: true }),
      viMany: await insertMany(transaction),
    };
    await pairTwins(transaction, seeded.viComic, seeded.jaComic);
    await countWorks(transaction);
    await indexMissingWorks(transaction);
    return seeded;
  });
}

function comicPages(language: LanguageCode): string[] {
  return [1, 2, 3].flatMap((chapter) => [1, 2, 3, 4].map((page) => `${language}-${chapter}-${page}`));
}

function comic(language: LanguageCode): WorkSpec {
  const isVietnamese = language === 'vi';
  return {
    language,
    format: 'COMIC',
    title: isVietnamese ? 'Lồng đèn cá chép' : '鯉の灯籠',
    direction: isVietnamese ? 'TOP_TO_BOTTOM' : 'RIGHT_TO_LEFT',
    genres: ['fantasy', 'romance'],
    views: 900,
    day: 30,
    coverId: seededPictureId(`cover-${language}`),
    ...(isVietnamese ? {} : { titleReading: 'こいのとうろう' }),
    credits: [
      { name: 'Nguyễn An', role: 'AUTHOR' },
      { name: '森田ゆき', role: 'ARTIST' },
    ],
    chapters: [1, 2, 3].map((chapter) => ({
      number: String(chapter),
      title: isVietnamese ? `Đêm hội ${chapter}` : `祭りの夜 ${chapter}`,
      content: [1, 2, 3, 4].map((page) => seededPictureId(`${language}-${chapter}-${page}`)),
    })),
  };
}

function longNovel(): WorkSpec {
  const numbers = Array.from({ length: 120 }, (_, index) => (index < 12 ? `${index + 1}` : index === 12 ? '12.5' : `${index}`));
  return {
    ...shortNovel('Trăm hai mươi đêm', 20),
    genres: ['history', 'fantasy'],
    views: 500,
    chapters: numbers.map((number) => ({ number, title: `Đêm thứ ${number}`, content: paragraph(`Chương ${number}.`) })),
  };
}

function illustratedNovel(): WorkSpec {
  const document: ChapterDocument = {
    blocks: [
      { kind: 'paragraph', id: 'p1', runs: ['その', { text: '灯籠', ruby: 'とうろう' }, 'は消えなかった。'] },
      { kind: 'picture', id: 'p2', pictureId: seededPictureId('drawing'), alt: '灯籠' },
    ],
    notes: [],
  };
  return {
    language: 'ja',
    format: 'NOVEL',
    title: '消えない灯',
    titleReading: 'きえないひ',
    direction: 'RIGHT_TO_LEFT',
    genres: ['history'],
    views: 70,
    day: 10,
    chapters: [{ number: '1', title: null, content: document }],
  };
}

function shortNovel(title: string, day: number): WorkSpec {
  return {
    language: 'vi',
    format: 'NOVEL',
    title,
    direction: 'LEFT_TO_RIGHT',
    genres: ['history'],
    views: day,
    day,
    chapters: [{ number: '1', title: null, content: paragraph(`${title}.`) }],
  };
}

function paragraph(text: string): ChapterDocument {
  return { blocks: [{ kind: 'paragraph', id: 'p1', runs: [text] }], notes: [] };
}

async function insertMany(database: Kysely<Tables>): Promise<SeededWork[]> {
  const works: SeededWork[] = [];
  for (let index = 1; index <= 12; index++) {
    const spec = shortNovel(`Chuyện ngắn ${String(index).padStart(2, '0')}`, 60 + index);
    works.push(await insertWork(database, { ...spec, genres: index % 2 === 0 ? ['comedy', 'romance'] : ['comedy'], views: index }));
  }
  return works;
}
