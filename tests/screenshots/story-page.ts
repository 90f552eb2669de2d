import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../setup/chromium.mjs';
import type { Ground } from './views.ts';

/** Every story is shown in the same minute. */
const NOW = new Date('2026-11-21T15:00:00');
/** Events of Storybook's preview after which nothing more is done with a story. */
const THROUGH = ['storyFinished', 'storyUnchanged'];
const ENDS = [...THROUGH, 'storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException'];
/** Storybook lets no animation run for it. */
const USER_AGENT = 'StorybookTestRunner';
/** It blinks whatever else stands still. */
const WITHOUT_CARET = '* { caret-color: transparent !important }';

/** A Chromium that draws the same everywhere. Close it. */
export function openDarkroom(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...CHROMIUM_ARGUMENTS, '--hide-scrollbars', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}

/** A page of the built book that shows one story after the other. */
export class StoryPage {
  readonly page: Page;
  readonly session: CDPSession;
  #ground: Ground | null = null;
  #id: string;
  readonly #complaints: string[] = [];

  private constructor(page: Page, session: CDPSession, id: string) {
    this.page = page;
    this.session = session;
    this.#id = id;
    page.on('pageerror', ({ message }) => this.#complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && this.#complaints.push(message.text()));
  }

  /** `origin` serves the book, which has a story of that id. */
  static async open(browser: Browser, origin: string, id: string): Promise<StoryPage> {
    const page = await browser.newPage({
      userAgent: USER_AGENT,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Ho_Chi_Minh',
      locale: 'vi-VN',
    });
    await page.clock.setFixedTime(NOW);
    const story = new StoryPage(page, await page.context().newCDPSession(page), id);
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished');
    await page.addStyleTag({ content: WITHOUT_CARET });
    return story;
  }

  /** What the page complained of since it was asked last. */
  takeComplaints(): readonly string[] {
    return this.#complaints.splice(0);
  }

  /** What the story shown last stands on; null before the first. */
  get ground(): Ground | null {
    return this.#ground;
  }

  /** From its beginning, also where it is shown already. Rejects where the story cannot be shown. */
  async show(id: string, ground: Ground): Promise<void> {
    await this.dress(ground);
    if (id === this.#id) return this.#emit('forceRemount', { storyId: id });
    this.#id = id;
    await this.#emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }

  async dress(ground: Ground): Promise<void> {
    if (ground === this.#ground) return;
    await this.#emit('updateGlobals', { globals: ground });
    this.#ground = ground;
  }

  /** In CSS pixels. */
  async resize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    await this.session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  }

  /** Faces and pictures are there, and what they changed has been painted. A frame asks for the faces of its words, so it comes first. */
  async settle(): Promise<void> {
    await this.page.evaluate(twoFrames);
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => null)));
    });
    await this.page.evaluate(twoFrames);
  }

  /** Tells Storybook's preview, and waits until the story is through: it may be changed only then. */
  async #emit(name: string, payload: object): Promise<void> {
    const answer = await this.page.evaluate(
      ([event, value, ends]) =>
        new Promise<string>((resolve) => {
          const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
          for (const end of ends) channel.once(end, () => resolve(end));
          channel.emit(event, value);
        }),
      [name, payload, ENDS] as const,
    );
    if (!THROUGH.includes(answer)) throw new Error(`Storybook says ${answer}.`);
  }
}

async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
