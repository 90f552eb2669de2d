import type { Language } from '#graphql/generated/graphql.ts';

export interface PageLink {
  readonly href: string;
  readonly words: string;
}

/** Of the site's own pages. Their names stand here, because every page's catalog is loaded before its script runs. */
export const PAGE_LINKS: Readonly<Record<Language, readonly PageLink[]>> = {
  vi: [
    { href: '/contact', words: 'Liên hệ' },
    { href: '/terms', words: 'Điều khoản sử dụng' },
    { href: '/privacy', words: 'Quyền riêng tư' },
  ],
  ja: [
    { href: '/contact', words: 'お問い合わせ' },
    { href: '/terms', words: '利用規約' },
    { href: '/privacy', words: 'プライバシーポリシー' },
  ],
};
