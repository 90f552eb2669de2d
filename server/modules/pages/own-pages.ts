import { readFileSync } from 'node:fs';
import type { SiteConfig } from '#server/platform/config.ts';
import { parsePage } from './page-document.ts';
import type { PageRow } from './pages.repository.ts';

/** When the texts were written last. */
const WRITTEN = new Date('2026-11-21T00:00:00.000Z');
const TEXTS = new URL('./texts/', import.meta.url);

/** Pages that every site has from the start; an operator's page of the same slug takes their place. */
export const OWN_SLUGS: readonly string[] = ['privacy', 'terms'];

/** The texts beside this file, with what the configuration says of the site in them: {site} and {supportMail}. */
export function ownPages({ language, name, supportMail }: Pick<SiteConfig, 'language' | 'name' | 'supportMail'>): readonly PageRow[] {
  return OWN_SLUGS.map((slug) => {
    const text = readFileSync(new URL(`${slug}.${language}.md`, TEXTS), 'utf8');
    const { title, description, document } = parsePage(text.replaceAll('{site}', literal(name)).replaceAll('{supportMail}', supportMail));
    return { slug, title, description, document, updatedAt: WRITTEN };
  });
}

/** A name is no Markdown. */
function literal(name: string): string {
  return name.replaceAll(/[\\`*_{}[\]<>()#+.!|~-]/g, String.raw`\$&`);
}
