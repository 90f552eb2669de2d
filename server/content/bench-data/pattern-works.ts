import type { LanguageCode } from '#server/platform/database/tables.ts';
import { workDefaults } from '../documents/text-work.ts';
import type { ImportedPicture, ImportedWork } from '../imported-work.ts';
import type { WorkStore } from '../work-store.ts';
import sharp from 'sharp';

/** Every bench work begins with it, so that they are told from real ones. */
export const BENCH_KEY = 'bench/';
/** Keys of the works whose chapters and pictures all others show. */
export const PATTERN_KEY = `${BENCH_KEY}pattern/`;
const COVERS = 24;
const [WIDTH, HEIGHT] = [600, 900];

/** Imports a comic and a novel a language as anybody would: whatever is made after them shows their content. */
export async function importPatterns(store: WorkStore, until: Date): Promise<void> {
  for (const language of ['vi', 'ja'] as const) {
    await store.save(pattern(language, 'COMIC', until));
    await store.save(pattern(language, 'NOVEL', until));
  }
}

function pattern(language: LanguageCode, format: 'COMIC' | 'NOVEL', until: Date): ImportedWork {
  const isComic = format === 'COMIC';
  const pages = Array.from({ length: COVERS }, (_, index) => drawnPage(index, language));
  const head = { sourceKey: '1', number: '1', title: null, publishedAt: until };
  return {
    ...workDefaults(`${PATTERN_KEY}${language}-${format.toLowerCase()}`),
    language,
    format,
    title: TITLES[language][format],
    chapters: [
      isComic
        ? { ...head, content: { kind: 'pages', pages } }
        : { ...head, content: { kind: 'text', pictures: [], document: { blocks: paragraphs(language), notes: [] } } },
    ],
  };
}

const TITLES = {
  vi: { COMIC: 'Trang mẫu', NOVEL: 'Chữ mẫu' },
  ja: { COMIC: '見本の頁', NOVEL: '見本の文' },
} as const;

const SENTENCES = {
  vi: 'Đây là một chương mẫu: nó có chữ để đọc, và mọi truyện mẫu đều dùng chung nó.',
  ja: 'これは見本の章です。読むための文があり、見本の作品はどれもこの文を使っています。',
} as const;

function paragraphs(language: LanguageCode) {
  return Array.from({ length: 12 }, (_, index) => ({ kind: 'paragraph' as const, id: `p${index + 1}`, runs: [SENTENCES[language]] }));
}

function drawnPage(index: number, language: LanguageCode): ImportedPicture {
  const hue = Math.round((index * 360) / COVERS + (language === 'vi' ? 0 : 7));
  const rings = Array.from({ length: 6 }, (_, ring) => {
    const [x, y] = [(index * 97 + ring * 180) % WIDTH, (index * 53 + ring * 230) % HEIGHT];
    return `<circle cx="${x}" cy="${y}" r="${60 + ring * 38}" fill="hsl(${hue + ring * 14} 55% ${38 + ring * 7}%)" fill-opacity=".7"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 30%)"/>${rings.join('')}</svg>`;
  return { name: `page ${index + 1}`, read: () => sharp(Buffer.from(drawing)).png().toBuffer() };
}
