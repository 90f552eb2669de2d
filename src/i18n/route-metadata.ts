import type { RouteMetadata } from './page-metadata.ts';

/**
 * Title and description of every page that says the same to everyone. A part of its own: it comes with such a page, and
 * a chapter does without it.
 */
export const ROUTE_METADATA = {
  home: {
    generic: { title: '', description: 'Comics and novels, updated every day.' },
    vi: { description: 'Đọc truyện tranh và truyện chữ, chương mới mỗi ngày: mở ra là đọc tiếp đúng chỗ hôm trước.' },
    ja: { description: 'まんがと小説を毎日更新。開けばすぐ、続きのその場所から読めます。' },
  },
  genres: {
    generic: { title: 'Genres', description: 'Every genre, and the stories in it.' },
    vi: {
      title: 'Thể loại',
      description: 'Tìm truyện theo thể loại: chọn một hay nhiều thể loại cùng lúc, xếp theo mới cập nhật, lượt xem hay tên.',
    },
    ja: { title: 'ジャンル', description: 'ジャンルから作品をさがす。いくつでも重ねて選べ、更新順・閲覧数順・名前順に並べられます。' },
  },
  history: {
    generic: { title: 'History', description: 'What you read, and where you left off.' },
    vi: { title: 'Lịch sử', description: 'Truyện bạn đã đọc, mở ra là đọc tiếp đúng chỗ dang dở.' },
    ja: { title: '履歴', description: '読んだ作品の一覧。開けば続きから読めます。' },
  },
  login: {
    generic: { title: 'Sign in', description: 'Sign in, or open an account.' },
    vi: { title: 'Đăng nhập', description: 'Đăng nhập hoặc lập tài khoản để bình luận và đọc tiếp từ chỗ dang dở.' },
    ja: { title: 'ログイン', description: 'ログインまたは新規登録。コメントを書いたり、続きから読んだりできます。' },
  },
  logout: {
    generic: { title: 'Sign out', description: 'Signs you out on both sites.' },
    vi: { title: 'Đăng xuất', description: 'Đăng xuất khỏi cả hai trang.' },
    ja: { title: 'ログアウト', description: '両方のサイトからログアウトします。' },
  },
  goodbye: {
    generic: { title: 'See you soon', description: 'You are signed out.' },
    vi: { title: 'Hẹn gặp lại', description: 'Bạn đã đăng xuất.' },
    ja: { title: 'またのお越しを', description: 'ログアウトしました。' },
  },
  contact: {
    generic: { title: 'Contact', description: 'Write to us.' },
    vi: {
      title: 'Liên hệ',
      description: 'Viết cho chúng tôi: báo lỗi trang, báo nội dung vi phạm hay góp ý, đều có người đọc và trả lời.',
    },
    ja: { title: 'お問い合わせ', description: '不具合やお気づきの点、掲載内容に関するご連絡はこちらから。担当者がメールでお答えします。' },
  },
  passwordReset: {
    generic: { title: 'A new password', description: 'Have a link sent that sets a new password.' },
    vi: { title: 'Lấy lại mật khẩu', description: 'Nhận liên kết đặt mật khẩu mới qua thư.' },
    ja: { title: 'パスワードの再設定', description: '新しいパスワードを設定するリンクをメールで受け取れます。' },
  },
  passwordSetting: {
    generic: { title: 'Set your password', description: 'Set or change the password of your account.' },
    vi: { title: 'Đặt mật khẩu', description: 'Đặt hoặc đổi mật khẩu tài khoản của bạn.' },
    ja: { title: 'パスワードの設定', description: 'アカウントのパスワードを設定・変更します。' },
  },
  profile: {
    generic: { title: 'Profile', description: 'Your name, picture, sessions and data.' },
    vi: { title: 'Trang cá nhân', description: 'Tên, ảnh, các phiên đăng nhập và dữ liệu của bạn.' },
    ja: { title: 'プロフィール', description: '名前、画像、ログイン状況、データの管理。' },
  },
  ranking: {
    generic: {
      title: 'Ranking',
      description: 'The most read stories.',
    },
    vi: {
      title: 'Bảng xếp hạng',
      description: 'Truyện được đọc nhiều nhất trong ngày, tuần, tháng, quý, năm và mọi thời, kèm thứ hạng lên xuống so với kỳ trước.',
    },
    ja: {
      title: 'ランキング',
      description: '日間・週間・月間・四半期・年間・累計でいちばん読まれている作品。前回からの順位の動きもわかります。',
    },
  },
  shelf: {
    generic: { title: 'Shelf', description: 'Chapters saved on this device.' },
    vi: { title: 'Kệ truyện đã lưu', description: 'Những chương đã lưu trên máy này, đọc được cả khi không có mạng.' },
    ja: { title: '保存した話', description: 'この端末に保存した話。オフラインでも読めます。' },
  },
  upload: {
    generic: { title: 'Upload', description: 'Your own works: upload, arrange and publish chapters.' },
    vi: { title: 'Đăng truyện', description: 'Truyện của bạn: tải chương lên, sắp trang và đăng.' },
    ja: { title: 'アップロード', description: '自分の作品のアップロード、ページの並べ替え、公開。' },
  },
  search: {
    generic: { title: 'Search', description: 'Find a story by its title, reading, another name or who made it.' },
    vi: {
      title: 'Tìm truyện',
      description: 'Tìm truyện tranh và truyện chữ theo tên, tên khác hay tác giả, gõ có dấu hay không dấu đều được.',
    },
    ja: { title: '作品をさがす', description: 'タイトル、読み、別名、作者からまんがと小説をさがせます。' },
  },
} as const satisfies Readonly<Record<string, RouteMetadata>>;

export type MetadataName = keyof typeof ROUTE_METADATA;
