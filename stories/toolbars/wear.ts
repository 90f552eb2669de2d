import type { StoryGlobals } from './globals.ts';

const ACCENT_TOKENS = ['--p-accent', '--p-accent-strong', '--p-accent-soft', '--p-on-accent', '--p-cloth'] as const;

/** Puts language, colours and accent on the page, as the site's first response does. */
export function wear({ language, scheme, accent }: StoryGlobals): void {
  const page = document.documentElement;
  page.lang = language;
  page.dataset['language'] = language;
  page.dataset['scheme'] = scheme;
  for (const token of ACCENT_TOKENS) page.style.removeProperty(token);
  for (const [token, value] of takenAccent({ language, accent }, scheme)) page.style.setProperty(token, value);
}

/**
 * The accent that is taken from the twin; none where the language's own is worn. The site has an accent only with its language, so
 * the style sheet is asked what the twin would wear.
 */
export function takenAccent(
  { language, accent }: Pick<StoryGlobals, 'language' | 'accent'>,
  scheme: string,
): ReadonlyArray<readonly [token: string, value: string]> {
  if (accent === 'site' || accent === language) return [];
  const twin = document.createElement('div');
  twin.dataset['language'] = accent;
  twin.dataset['scheme'] = scheme;
  document.body.append(twin);
  const style = getComputedStyle(twin);
  const taken = ACCENT_TOKENS.map((token) => [token, style.getPropertyValue(token)] as const);
  twin.remove();
  return taken;
}
