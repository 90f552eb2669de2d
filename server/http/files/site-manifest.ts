import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '../../platform/config/config.ts';
import type { LanguageCode } from '../../platform/database/tables.ts';

const PATH = /^\/manifest-(vi|ja)\.webmanifest$/;
/** The colour of the page behind everything, while the installed site starts. */
const PAGE_COLOR = '#f9f6f0';

interface SiteWords {
  readonly color: string;
  readonly description: string;
  readonly shortcuts: readonly { readonly url: string; readonly name: string }[];
}

/** In the colours of the logos in public/. */
const SITE_WORDS: Readonly<Record<LanguageCode, SiteWords>> = {
  vi: {
    color: '#b3261e',
    description: 'Truyện tranh và truyện chữ, chương mới mỗi ngày.',
    shortcuts: [
      { url: '/genres', name: 'Thể loại' },
      { url: '/user/profile', name: 'Tài khoản' },
    ],
  },
  ja: {
    color: '#2c4796',
    description: 'まんがと小説を毎日更新。',
    shortcuts: [
      { url: '/genres', name: 'ジャンル' },
      { url: '/user/profile', name: 'アカウント' },
    ],
  },
};

/**
 * How the site presents itself where it is installed: https://www.w3.org/TR/appmanifest/. Icons are drawn by
 * modules/sharing/site-files.ts.
 */
export function siteManifest({ language, name }: Pick<SiteConfig, 'language' | 'name'>) {
  const { color, description, shortcuts } = SITE_WORDS[language];
  const icon = (kind: string, pixels: number) => ({
    src: `/icons/${language}-${kind}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose: kind,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: PAGE_COLOR,
    categories: ['books', 'entertainment'],
    icons: [
      icon('any', 192),
      icon('any', 512),
      icon('maskable', 192),
      icon('maskable', 512),
      { src: `/favicon-${language}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [icon('any', 192)] })),
  };
}

/** Sends the manifest that `path` names; false, with nothing sent, where it names none. */
export function sendManifest(
  { method }: IncomingMessage,
  response: ServerResponse,
  {
    path,
    sites,
    headers,
  }: {
    readonly path: string;
    readonly sites: Readonly<Record<LanguageCode, SiteConfig>>;
    readonly headers: Readonly<Record<string, string>>;
  },
): boolean {
  const language = PATH.exec(path)?.[1];
  if (language !== 'vi' && language !== 'ja') return false;
  const body = Buffer.from(JSON.stringify(siteManifest(sites[language])));
  response.writeHead(200, {
    ...headers,
    'cache-control': 'public, max-age=3600',
    'content-type': 'application/manifest+json',
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}
