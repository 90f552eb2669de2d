import { expect, test } from 'vitest';
import { ICON_SOURCES } from '#src/adapters/icons/fetch-icons.ts';
import { pagePolicy, PUBLIC_ICON_SOURCES, type PolicySurroundings } from '#server/http/pages/page-policy.ts';

const ICONS = 'https://api.iconify.design https://api.simplesvg.com https://api.unisvg.com';
const HASHES = { scriptHashes: ["'sha256-a'", "'sha256-b'"], styleHashes: ["'sha256-c'"] };
const PLAIN: PolicySurroundings = {
  site: { origin: 'http://vi.localhost:3000', adFrame: null, analytics: null },
  realtime: { host: null, port: null },
  store: null,
};
const OPEN: PolicySurroundings = {
  site: {
    origin: 'https://vi.example',
    adFrame: 'https://ads.example/frame?place=[place]',
    analytics: { id: 'G-1', script: 'https://count.example/tag.js', connections: ['https://one.example', 'https://two.example'] },
  },
  realtime: { host: 'push.example', port: 443 },
  store: 'https://s3.example',
};

function directives(surroundings: PolicySurroundings): Readonly<Record<string, string>> {
  const parts = pagePolicy(HASHES, surroundings).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

test('A page runs what it carries and what that loads, speaks to its own host and to public icons, frames nobody and makes no script of a text.', () => {
  expect(directives(PLAIN)).toEqual({
    'default-src': "'none'",
    'script-src': "'sha256-a' 'sha256-b' 'strict-dynamic' 'self'",
    'style-src': "'self' 'sha256-c'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${ICONS}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'futago futago-chunks futago-worker futago-google',
  });
});

test('The page may ask for icons wherever it does.', () => {
  expect(PUBLIC_ICON_SOURCES).toEqual(ICON_SOURCES.filter((source) => source.startsWith('https:')));
});

test('Who is configured is named by origin, and nothing else changes.', () => {
  expect(directives(OPEN)).toEqual({
    ...directives(PLAIN),
    'img-src': "'self' data: blob: https://one.example https://two.example",
    'connect-src': `'self' ${ICONS} wss://push.example https://push.example https://one.example https://two.example https://ads.example https://s3.example`,
    'frame-src': 'https://ads.example',
    'trusted-types': 'futago futago-chunks futago-worker futago-google futago-analytics',
    'upgrade-insecure-requests': '',
  });
});
