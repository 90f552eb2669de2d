import { OFFLINE_WORDS } from '../i18n/offline-words.ts';

/** The colours of the site (src/ui/tokens.css), which this page cannot load: accent and what is written on it. */
const ACCENTS = {
  vi: { light: '--accent:#b5201c;--on-accent:#fffbf6', dark: '--accent:#f78879;--on-accent:#270d0a' },
  ja: { light: '--accent:#2e4b99;--on-accent:#f9fcff', dark: '--accent:#94b1f4;--on-accent:#0b152d' },
} as const;

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;text-align:center;
background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
svg{inline-size:min(220px,60vw);block-size:auto;margin-block-end:12px}
h1{margin:0;font-size:26px;line-height:1.3;text-wrap:balance}
p{margin:0 0 12px;max-inline-size:26em;color:var(--soft);text-wrap:balance;word-break:auto-phrase}
a{min-block-size:48px;min-inline-size:min(280px,100%);display:inline-flex;align-items:center;justify-content:center;padding:8px 24px;
border:1px solid transparent;border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:700;line-height:1.3;text-decoration:none}
a.quiet{background:var(--paper);color:var(--ink);border-color:var(--soft)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.paper{fill:var(--paper);stroke:var(--ink)}.line{stroke:var(--soft)}.cut{stroke:var(--accent)}`;

function coloursOf(language: 'vi' | 'ja'): string {
  const { light, dark } = ACCENTS[language];
  const day = `--ground:#f9f6f0;--ink:#271e1a;--soft:#635851;--paper:#fefcfa;${light}`;
  const night = `--ground:#15110e;--ink:#ebe7e1;--soft:#afa8a0;--paper:#1d1815;${dark}`;
  return `:root{color-scheme:light dark;${day}}@media(prefers-color-scheme:dark){:root{${night}}}`;
}

/** Two books back to back, as twins are, and the thread between them cut. */
const DRAWING = `<svg viewBox="0 0 220 120" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path class="paper" d="M12 26q22-12 40 2v70q-18-14-40-2zM52 28q18-14 40-2v70q-22-12-40 2z"/>
<path class="line" d="M22 42q11-4 20 1M22 56q11-4 20 1M62 43q9-5 20-1M62 57q9-5 20-1"/>
<path class="paper" d="M128 26q22-12 40 2v70q-18-14-40-2zM168 28q18-14 40-2v70q-22-12-40 2z"/>
<path class="line" d="M138 42q11-4 20 1M138 56q11-4 20 1M178 43q9-5 20-1M178 57q9-5 20-1"/>
<path class="cut" d="M93 60q6-10 10 0M117 60q4 10 10 0M106 48l-3-9M114 72l4 9M110 46v-8"/>
</svg>`;

/** As the screen of the same words does (src/features/failure/OfflineScreen.tsx). */
const COME_BACK = "addEventListener('online',()=>location.reload())";

/**
 * The page a reader sees where the network is gone: whole in itself. It asks for the same address again, by itself where the
 * network is back, or leads to what is saved.
 */
export function offlinePage(language: 'vi' | 'ja', nonce: string): string {
  const { title, sentence, again, shelf } = OFFLINE_WORDS[language];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><style nonce="${nonce}">${coloursOf(language)}${STYLE}</style></head>`,
    `<body>${DRAWING}<h1>${title}</h1><p>${sentence}</p><a href="">${again}</a><a class="quiet" href="/shelf">${shelf}</a>`,
    `<script nonce="${nonce}">${COME_BACK}</script></body></html>`,
  ].join('');
}

/** As the answer to a navigation; nothing in it may load anything, or run what is not its own. */
export function offlineAnswer(language: 'vi' | 'ja', nonce: string = crypto.randomUUID()): Response {
  return new Response(offlinePage(language, nonce), {
    status: 503,
    statusText: 'Offline',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
