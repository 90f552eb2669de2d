import { LINK_MINUTES } from '#graphql/document/limits.ts';
import type { SiteConfig } from '#server/platform/config/config.ts';
import { escapeHtml } from '#server/platform/html-text.ts';
import type { MailMessage } from '#server/platform/mail/mail-outbox.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';

export type LetterKind = 'password' | 'googleLink';

interface Words {
  readonly subject: (site: string) => string;
  /** Before the link and after it. No reader's name: whoever made the account chose it, and could write to a stranger by it. */
  readonly before: (site: string) => readonly string[];
  readonly after: readonly string[];
}

const WORDS: Readonly<Record<LetterKind, Readonly<Record<LanguageCode, Words>>>> = {
  password: {
    vi: {
      subject: (site) => `Đặt mật khẩu mới cho tài khoản ${site}`,
      before: (site) => [
        'Chào bạn,',
        `Có người vừa xin đặt mật khẩu mới cho tài khoản của bạn trên ${site}. Nếu đó là bạn, hãy mở liên kết này trong vòng ${LINK_MINUTES} phút; mỗi liên kết chỉ dùng được một lần:`,
      ],
      after: ['Nếu không phải bạn thì cứ bỏ qua thư này, mật khẩu cũ vẫn giữ nguyên.'],
    },
    ja: {
      subject: (site) => `【${site}】パスワード再設定のご案内`,
      before: (site) => [
        `${site}をご利用いただきありがとうございます。`,
        `パスワード再設定のお申し込みを受け付けました。${LINK_MINUTES}分以内に次のリンクを開き、新しいパスワードを設定してください。リンクは一度だけ使えます。`,
      ],
      after: ['お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。'],
    },
  },
  googleLink: {
    vi: {
      subject: (site) => `Xác nhận đăng nhập ${site} bằng Google`,
      before: (site) => [
        'Chào bạn,',
        `Có người vừa xin đăng nhập vào tài khoản của bạn trên ${site} bằng Google. Nếu đó là bạn, hãy mở liên kết này trong vòng ${LINK_MINUTES} phút; mỗi liên kết chỉ dùng được một lần:`,
      ],
      after: [
        'Sau khi xác nhận, mật khẩu cũ không còn hiệu lực; lúc nào cần, bạn có thể đặt mật khẩu mới.',
        'Nếu không phải bạn thì cứ bỏ qua thư này, tài khoản không có gì thay đổi.',
      ],
    },
    ja: {
      subject: (site) => `【${site}】Googleでのログインの確認`,
      before: (site) => [
        `${site}をご利用いただきありがとうございます。`,
        `お使いのアカウントにGoogleでログインするお申し込みがありました。${LINK_MINUTES}分以内に次のリンクを開いて確認してください。リンクは一度だけ使えます。`,
      ],
      after: [
        '確認が済むと、これまでのパスワードは使えなくなります。必要なときに新しく設定できます。',
        'お心当たりがない場合は、このメールを破棄してください。アカウントはそのままです。',
      ],
    },
  },
};

const PATHS: Readonly<Record<LetterKind, string>> = { password: '/password/setting#token=', googleLink: '/login#google-link=' };

interface Addressed {
  readonly to: string;
  readonly secret: string;
  readonly site: SiteConfig;
  /** Where the link leads: the configured one of this site or its twin. */
  readonly origin: string;
}

/** The mail to `to` with the one-time link. */
export function writeLetter(kind: LetterKind, { to, secret, site, origin }: Addressed): MailMessage {
  const words = WORDS[kind][site.language];
  const link = `${origin}${PATHS[kind]}${secret}`;
  const [before, after] = [words.before(site.name), [...words.after, site.name]];
  const anchor = `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`;
  const body = [paragraphs(before), anchor, paragraphs(after)].join('\n');
  return {
    to,
    from: { name: site.name, address: site.supportMail },
    subject: words.subject(site.name),
    text: `${[...before, link, ...after].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${site.language}"><head><meta charset="utf-8"></head><body>\n${body}\n</body></html>\n`,
  };
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
}
