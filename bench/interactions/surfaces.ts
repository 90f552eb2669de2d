import type { Page } from 'playwright';
import type { RunningSite } from '../running-site.ts';

/** A screen, or a sheet over one, whose controls are measured. */
export interface Surface {
  readonly name: string;
  readonly address: string;
  /** Selector of what holds the controls. */
  readonly within: string;
  readonly open?: (page: Page) => Promise<void>;
}

const SHEET = 'dialog[open]';

/** Those that a visitor sees, of the Vietnamese site. */
export async function surfacesOf(site: RunningSite): Promise<readonly Surface[]> {
  const [comic, novel] = [await site.findChapter('COMIC'), await site.findChapter('NOVEL')];
  const at = (name: string, path: string): Surface => ({ name, address: site.origin + path, within: 'body' });
  const sheet = (name: string, path: string, key: string): Surface => ({
    name,
    address: site.origin + path,
    within: SHEET,
    open: async (page) => {
      await page.keyboard.press(key);
      await page.locator(SHEET).waitFor();
    },
  });
  return [
    at('home', '/'),
    at('work', `/comic/${comic.workId}`),
    at('genres', '/genres'),
    at('ranking', '/ranking'),
    at('search', '/search?q=a'),
    at('history', '/history'),
    at('login', '/login'),
    at('contact', '/contact'),
    at('comic', comic.path),
    sheet('comic settings', comic.path, 's'),
    sheet('comic keys', comic.path, '?'),
    at('novel', novel.path),
    sheet('novel settings', novel.path, 's'),
  ];
}
