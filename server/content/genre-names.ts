import { domainToASCII } from 'node:url';

export interface GenreNames {
  readonly vi: string;
  readonly ja: string;
}

/** Slugs are part of addresses: they are added, never renamed. */
export const GENRE_NAMES: Readonly<Record<string, GenreNames>> = {
  action: { vi: 'Hành động', ja: 'アクション' },
  adventure: { vi: 'Phiêu lưu', ja: '冒険' },
  biography: { vi: 'Tiểu sử', ja: '伝記' },
  children: { vi: 'Thiếu nhi', ja: '児童書' },
  classic: { vi: 'Kinh điển', ja: '古典' },
  comedy: { vi: 'Hài', ja: 'コメディ' },
  cooking: { vi: 'Ẩm thực', ja: 'グルメ' },
  crime: { vi: 'Tội phạm', ja: '犯罪' },
  drama: { vi: 'Chính kịch', ja: 'ドラマ' },
  essay: { vi: 'Tùy bút', ja: '随筆' },
  fantasy: { vi: 'Kỳ ảo', ja: 'ファンタジー' },
  'folk-tale': { vi: 'Truyện dân gian', ja: '民話' },
  historical: { vi: 'Lịch sử', ja: '歴史' },
  horror: { vi: 'Kinh dị', ja: 'ホラー' },
  humor: { vi: 'Hài hước', ja: 'ユーモア' },
  isekai: { vi: 'Isekai', ja: '異世界' },
  josei: { vi: 'Josei', ja: '女性' },
  letters: { vi: 'Thư từ', ja: '書簡' },
  'martial-arts': { vi: 'Võ hiệp', ja: '武侠' },
  memoir: { vi: 'Hồi ký', ja: '回想録' },
  music: { vi: 'Âm nhạc', ja: '音楽' },
  mystery: { vi: 'Trinh thám', ja: 'ミステリー' },
  nature: { vi: 'Thiên nhiên', ja: '自然' },
  'picture-scroll': { vi: 'Tranh cuộn', ja: '絵巻' },
  poetry: { vi: 'Thơ', ja: '詩歌' },
  psychological: { vi: 'Tâm lý', ja: '心理' },
  romance: { vi: 'Tình cảm', ja: '恋愛' },
  'romantic-comedy': { vi: 'Hài lãng mạn', ja: 'ラブコメ' },
  satire: { vi: 'Trào phúng', ja: '風刺' },
  school: { vi: 'Học đường', ja: '学園' },
  'science-fiction': { vi: 'Khoa học viễn tưởng', ja: 'SF' },
  seinen: { vi: 'Seinen', ja: '青年' },
  'short-story': { vi: 'Truyện ngắn', ja: '短編' },
  shoujo: { vi: 'Shoujo', ja: '少女' },
  shounen: { vi: 'Shounen', ja: '少年' },
  'slice-of-life': { vi: 'Đời thường', ja: '日常' },
  sports: { vi: 'Thể thao', ja: 'スポーツ' },
  supernatural: { vi: 'Siêu nhiên', ja: '超自然' },
  suspense: { vi: 'Hồi hộp', ja: 'サスペンス' },
  thriller: { vi: 'Giật gân', ja: 'スリラー' },
  tragedy: { vi: 'Bi kịch', ja: '悲劇' },
  travel: { vi: 'Du ký', ja: '紀行' },
  webtoon: { vi: 'Webtoon', ja: 'ウェブトゥーン' },
  'young-adult': { vi: 'Tuổi mới lớn', ja: 'ヤングアダルト' },
};

/** An unknown slug stands in both languages as somebody has `written` it, else under its own name. */
export function genreNames(slug: string, written: string = slug.replaceAll('-', ' ')): GenreNames {
  return GENRE_NAMES[slug] ?? { vi: written, ja: written };
}

const OTHER_SCRIPT = /(?!\p{scx=Latin})\p{L}/u;

/** The slug of a genre as somebody else wrote it ("Sci-Fi", "Học đường", "将棋"); null where nothing of it can stand in an address. */
export function genreSlug(written: string): string | null {
  const name = written.normalize('NFKC').trim().toLowerCase();
  const known = Object.entries(GENRE_NAMES).find(([, { vi, ja }]) => vi.toLowerCase() === name || ja.toLowerCase() === name);
  if (known) return known[0];
  const slug = JAPANESE_NAMES[name] ?? (OTHER_SCRIPT.test(name) ? encodedSlug(name) : latinSlug(name));
  return OTHER_SPELLINGS[slug] ?? (slug === '' ? null : slug);
}

function latinSlug(name: string): string {
  return name
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}

/** As in the names of hosts, which have no room for more either: `将棋` is `xn--pet001a`. */
function encodedSlug(name: string): string {
  return domainToASCII(name.replace(/[^\p{L}\p{M}\p{N}ー]+/gu, '-').replace(/^-+|-+$/g, ''));
}

const JAPANESE_NAMES: Readonly<Record<string, string>> = {
  アドベンチャー: 'adventure',
  エッセイ: 'essay',
  ギャグ: 'comedy',
  バトル: 'action',
  ミステリ: 'mystery',
  ラブコメディ: 'romantic-comedy',
  ロマンス: 'romance',
  伝奇: 'supernatural',
  児童文学: 'children',
  冒険小説: 'adventure',
  学園もの: 'school',
  学校: 'school',
  少女漫画: 'shoujo',
  少年漫画: 'shounen',
  女性漫画: 'josei',
  青年漫画: 'seinen',
  怪談: 'horror',
  恋愛小説: 'romance',
  探偵小説: 'mystery',
  推理: 'mystery',
  推理小説: 'mystery',
  料理: 'cooking',
  日常系: 'slice-of-life',
  昔話: 'folk-tale',
  時代劇: 'historical',
  時代小説: 'historical',
  歴史小説: 'historical',
  童話: 'children',
  短篇: 'short-story',
  短編小説: 'short-story',
  紀行文: 'travel',
  詩: 'poetry',
  詩集: 'poetry',
};

const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  'rom-com': 'romantic-comedy',
  romcom: 'romantic-comedy',
  'sci-fi': 'science-fiction',
  scifi: 'science-fiction',
  humour: 'humor',
  history: 'historical',
  'folk-tales': 'folk-tale',
  folklore: 'folk-tale',
  'school-life': 'school',
  detective: 'mystery',
  poems: 'poetry',
};
