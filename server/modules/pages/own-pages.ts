import { readFileSync } from 'node:fs';
import { LANGUAGE_DAYS, SESSION_DAYS } from '#graphql/document/limits.ts';
import type { SiteConfig } from '#server/platform/config/config.ts';
import { WINDOW_MILLISECONDS } from '#server/platform/throttle.ts';
import { COUNTS_AGAIN_MINUTES } from '../views/views.repository.ts';
import { parsePage } from './page-document.ts';
import type { PageRow } from './pages.repository.ts';

/** When the texts were written last. */
const WRITTEN = new Date('2026-11-28T00:00:00.000Z');
const TEXTS = new URL('./texts/', import.meta.url);

/** Pages that every site has from the start; an operator's page of the same slug takes their place. */
export const OWN_SLUGS: readonly string[] = ['privacy', 'terms'];

/** By the names that stand for them in the texts. */
const TIMES: Readonly<Record<string, number>> = {
  languageDays: LANGUAGE_DAYS,
  sessionDays: SESSION_DAYS,
  viewMinutes: COUNTS_AGAIN_MINUTES,
  addressMinutes: WINDOW_MILLISECONDS / 60_000,
};

/** The texts beside this file, with times, and what the configuration says of the site, in them: {site} and {supportMail}. */
export function ownPages({ language, name, supportMail }: Pick<SiteConfig, 'language' | 'name' | 'supportMail'>): readonly PageRow[] {
  return OWN_SLUGS.map((slug) => {
    const text = readFileSync(new URL(`${slug}.${language}.md`, TEXTS), 'utf8');
    const { title, description, document } = parsePage(
      text
        .replaceAll(/\{(\w+)\}/g, (all, key: string) => String(TIMES[key] ?? all))
        .replaceAll('{site}', () => literal(name))
        .replaceAll('{supportMail}', () => literal(supportMail)),
    );
    return { slug, title, description, document, updatedAt: WRITTEN };
  });
}

/** A name or an address is no Markdown. */
function literal(name: string): string {
  return name.replaceAll(/[\\`*_{}[\]<>()#+.!|~&-]/g, String.raw`\$&`);
}
