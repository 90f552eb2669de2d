import type { SiteConfig } from '../platform/config/config.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers of every answer. A page lays its own content-security-policy over the one here, which lets nothing run or
 * load.
 */
export function securityHeaders(sites: readonly Pick<SiteConfig, 'origin'>[]): Readonly<Record<string, string>> {
  const isSecure = sites.every(({ origin }) => origin.startsWith('https:'));
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/**
 * Of pages where a password is written or an account is shown: whoever opened them loses hold of their window, while
 * they keep their own popups, because signing in by a provider needs one. Pages for everyone go without, because the
 * change of process that it asks for is time before the first word (docs/decisions/013-opener-policy.md).
 */
export const OPENER_POLICY = { 'cross-origin-opener-policy': 'same-origin-allow-popups' } as const;
