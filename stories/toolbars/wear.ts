import type { StoryGlobals } from './globals.ts';

const ACCENT_TOKENS = ['--p-accent', '--p-accent-strong', '--p-accent-soft', '--p-on-accent', '--p-cloth'] as const;

/** Puts language, colours and accent on the page, as the site's first response does. */
export function wear({ language, scheme, accent }: StoryGlobals): void {
  const page = document.documentElement;
  page.lang = language;
  page.dataset['language'] = language;
  page.dataset['scheme'] = scheme;
  for (const token of ACCENT_TOKENS) page.style.removeProperty(token);
  if (accent === 'site' || accent === language) return;
  for (const [token, value] of accentOf(accent, scheme)) page.style.setProperty(token, value);
}

/** The site has an accent only with its language, so the style sheet is asked what the twin would wear. */
function accentOf(language: 'vi' | 'ja', scheme: string): ReadonlyArray<readonly [token: string, value: string]> {
  const twin = document.createElement('div');
  twin.dataset['language'] = language;
  twin.dataset['scheme'] = scheme;
  document.body.append(twin);
  const style = getComputedStyle(twin);
  const accent = ACCENT_TOKENS.map((token) => [token, style.getPropertyValue(token)] as const);
  twin.remove();
  return accent;
}
