import type { Page } from 'playwright';
import type { PlainText } from './peer-pages.ts';

/** The text of an open chapter, without what our own style sheets hang on. */
export async function textOf(page: Page): Promise<PlainText> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('[data-block]')].map((block) => block.outerHTML.replaceAll(/ class="[^"]*"/g, ''));
    return { language: document.documentElement.lang, blocks: blocks.join('\n') };
  });
}

/** A hand-written page of the same text. */
export function staticText({ language, blocks }: PlainText): string {
  const style = 'body{margin:1rem auto;max-width:40rem;font:1.1rem/1.6 serif}';
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chapter</title><style>${style}</style>${blocks}</html>`;
}
