import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { BenchTitle } from './real-titles.ts';

const VI_BEGINNINGS = ['Tiệm sách', 'Con thuyền', 'Ngọn đèn', 'Khu vườn', 'Bến sông', 'Chiếc ô', 'Người giữ', 'Lá thư', 'Mùa hè', 'Đêm hội', 'Cây đa', 'Thành phố', 'Hòn đảo', 'Bài hát', 'Giấc mơ', 'Chuyến tàu', 'Cánh diều', 'Vầng trăng', 'Ngôi nhà', 'Quán trà']; // prettier-ignore
const VI_ENDS = ['ngày mưa', 'cuối ngõ', 'không ngủ', 'của hai chị em', 'bên kia đồi', 'trong sương', 'đầu tiên', 'bị lãng quên', 'màu chàm', 'dưới gốc gạo', 'năm ấy', 'lúc nửa đêm', 'của gió', 'trên mái ngói', 'mùa nước nổi', 'giữa biển', 'không tên', 'của người lạ', 'thứ bảy', 'phía sau núi']; // prettier-ignore
const JA_BEGINNINGS = [['雨の', 'あめの'], ['月夜の', 'つきよの'], ['最後の', 'さいごの'], ['双子の', 'ふたごの'], ['忘れられた', 'わすれられた'], ['青い', 'あおい'], ['灯台の', 'とうだいの'], ['北国の', 'きたぐにの'], ['名もなき', 'なもなき'], ['夏の', 'なつの'], ['鬼と', 'おにと'], ['坂の上の', 'さかのうえの'], ['眠らない', 'ねむらない'], ['霧の', 'きりの'], ['遠い', 'とおい'], ['小さな', 'ちいさな'], ['真夜中の', 'まよなかの'], ['七番目の', 'ななばんめの'], ['海辺の', 'うみべの'], ['秘密の', 'ひみつの']] as const; // prettier-ignore
const JA_ENDS = [['本屋', 'ほんや'], ['灯籠', 'とうろう'], ['約束', 'やくそく'], ['図書館', 'としょかん'], ['剣士', 'けんし'], ['手紙', 'てがみ'], ['喫茶店', 'きっさてん'], ['魔女', 'まじょ'], ['駅', 'えき'], ['物語', 'ものがたり'], ['姉妹', 'しまい'], ['庭', 'にわ'], ['渡り鳥', 'わたりどり'], ['料理人', 'りょうりにん'], ['歌', 'うた'], ['スライム', 'すらいむ'], ['旅人', 'たびびと'], ['城', 'しろ'], ['探偵', 'たんてい'], ['花火', 'はなび']] as const; // prettier-ignore

/** 400 titles a language of our own words, for where no real ones are at hand. */
export function ownTitles(): readonly BenchTitle[] {
  const common = { author: null, authorReading: null, format: null };
  const vietnamese = VI_BEGINNINGS.flatMap((beginning) =>
    VI_ENDS.map((end): BenchTitle => ({ language: 'vi', title: `${beginning} ${end}`, reading: null, ...common })),
  );
  const japanese = JA_BEGINNINGS.flatMap(([beginning, read]) =>
    JA_ENDS.map(([end, readEnd]): BenchTitle => ({ language: 'ja', title: `${beginning}${end}`, reading: `${read}${readEnd}`, ...common })),
  );
  return [...vietnamese, ...japanese];
}

const VI_FAMILIES = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương', 'Lý'];
const VI_MIDDLES = ['Thị', 'Văn', 'Minh', 'Ngọc', 'Thanh', 'Hoài', 'Quang', 'Thu', 'Hải', 'Đức', 'Khánh', 'Bảo'];
const VI_NAMES = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Hạnh', 'Hương', 'Khoa', 'Lan', 'Linh', 'Long', 'Mai', 'Nam', 'Ngân', 'Phong', 'Phương', 'Quỳnh', 'Sơn', 'Thảo', 'Trang', 'Tuấn', 'Vy', 'Yến']; // prettier-ignore
const JA_FAMILIES = [
  '佐藤',
  '鈴木',
  '高橋',
  '田中',
  '伊藤',
  '渡辺',
  '山本',
  '中村',
  '小林',
  '加藤',
  '森田',
  '藤原',
  '白石',
  '大野',
  '三浦',
];
const JA_NAMES = ['ゆき', '葵', '陽菜', '蓮', '翔太', '美咲', '健', '直子', '千尋', '真琴', '悠', '紬', '涼', '楓', '光', '栞'];

/** Names of people for works whose title brings none. */
export function ownNames(): Readonly<Record<LanguageCode, readonly string[]>> {
  return {
    vi: VI_FAMILIES.flatMap((family) => VI_MIDDLES.flatMap((middle) => VI_NAMES.map((name) => `${family} ${middle} ${name}`))),
    ja: JA_FAMILIES.flatMap((family) => JA_NAMES.map((name) => `${family}${name}`)),
  };
}
