import type { Page } from 'playwright';
import type { RunningSite } from '../running-site.ts';

/** A screen, or a sheet over one, whose controls are measured. */
export interface Surface {
  readonly name: string;
  readonly address: string;
  /** Selector of what holds the controls. */
  readonly within: string;
  /** By the reader of known-reader.ts; by a visitor otherwise. */
  readonly isSignedIn?: boolean;
  /** How novels are shown, in words of the reader's settings. */
  readonly novel?: string;
  readonly open?: (page: Page) => Promise<void>;
}

const SHEET = 'dialog[open]';

const VERTICAL = 'flow-pages writing-vertical';

/** Every screen of the site, Vietnamese but for vertical text, with the sheets of the reader. */
export async function surfacesOf(site: RunningSite): Promise<readonly Surface[]> {
  const [comic, novel, japanese] = [
    await site.findChapter('COMIC'),
    await site.findChapter('NOVEL'),
    await site.findChapter('NOVEL', 'ja'),
  ];
  const vertical = site.origin.replace('//vi.', '//ja.') + japanese.path;
  const at = (name: string, path: string): Surface => ({ name, address: site.origin + path, within: 'body' });
  const ofReader = (name: string, path: string): Surface => ({ ...at(name, path), isSignedIn: true });
  return [
    at('home', '/'),
    at('work', `/comic/${comic.workId}`),
    at('genres', '/genres'),
    at('ranking', '/ranking'),
    at('search', '/search?q=a'),
    at('creator', await creatorPath(site, comic.workId)),
    ofReader('history', '/history'),
    ofReader('following', '/history?show=following'),
    ofReader('profile', '/user/profile'),
    at('log in', '/login'),
    at('register', '/login?form=registration'),
    at('password', '/password/reset'),
    at('contact', '/contact'),
    at('shelf', '/shelf'),
    ofReader('upload', '/user/upload'),
    at('comic', comic.path),
    sheet('comic settings', site.origin + comic.path, 's'),
    sheet('comic keys', site.origin + comic.path, '?'),
    at('novel', novel.path),
    sheet('novel settings', site.origin + novel.path, 's'),
    { name: 'novel vertical', address: vertical, within: 'body', novel: VERTICAL },
    { ...sheet('novel vertical settings', vertical, 's'), novel: VERTICAL },
  ];
}

/** A sheet over a page, opened by a key. */
function sheet(name: string, address: string, key: string): Surface {
  const open = async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.locator(SHEET).waitFor();
  };
  return { name, address, within: SHEET, open };
}

async function creatorPath(site: RunningSite, workId: string): Promise<string> {
  const { work } = await site.ask<{ work: { credits: readonly { creator: { id: string } }[] } }>(
    `{ work(id: "${workId}", language: vi) { ... on Work { credits { creator { id } } } } }`,
  );
  return `/creator/${work.credits[0]?.creator.id}`;
}
