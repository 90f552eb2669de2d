import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../setup/chromium.mjs';
import { areAlike, areSame, type Pixels } from './pixels.ts';
import { sizeOf, type Ground, type Window } from './views.ts';

/** Every picture is taken in the same minute. */
const NOW = new Date('2026-11-21T15:00:00');
const MOST_LOOKS = 24;
/** Events of Storybook's preview after which nothing more is done with a story. */
const THROUGH = ['storyFinished', 'storyUnchanged'];
const ENDS = [...THROUGH, 'storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException'];
/** Storybook lets no animation run for it. */
const USER_AGENT = 'StorybookTestRunner';

/** A Chromium that draws the same everywhere. Close it. */
export function openDarkroom(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...CHROMIUM_ARGUMENTS, '--hide-scrollbars', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}

/** '143'. */
export function versionOf(darkroom: Browser): string {
  return darkroom.version().split('.')[0] ?? '';
}

/** A page of the built book that shows one story after the other. */
export class Camera {
  #ground: Ground | null = null;
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #complaints: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
    page.on('pageerror', ({ message }) => this.#complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && this.#complaints.push(message.text()));
  }

  /** `origin` serves the book, which has a story of that id. */
  static async open(browser: Browser, origin: string, id: string): Promise<Camera> {
    const page = await browser.newPage({
      userAgent: USER_AGENT,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Ho_Chi_Minh',
      locale: 'vi-VN',
    });
    await page.clock.setFixedTime(NOW);
    const camera = new Camera(page, await page.context().newCDPSession(page));
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished');
    return camera;
  }

  /** What the page complained of since it was asked last. */
  takeComplaints(): readonly string[] {
    return this.#complaints.splice(0);
  }

  /** What the story shown last stands on; null before the first. */
  get ground(): Ground | null {
    return this.#ground;
  }

  /** Rejects where the story cannot be shown. */
  async show(id: string, ground: Ground): Promise<void> {
    await this.dress(ground);
    await this.#emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }

  async dress(ground: Ground): Promise<void> {
    if (ground === this.#ground) return;
    await this.#emit('updateGlobals', { globals: ground });
    this.#ground = ground;
  }

  /** The story in this window: once two pictures in a row are the same, or as soon as it looks like the kept picture. */
  async look(window: Window, kept: Pixels | null): Promise<Pixels> {
    const { width, height } = window;
    await this.#session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    let last: Pixels | null = null;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      await this.#settle();
      const picture = await this.#take(window);
      if (kept !== null && areAlike(kept, picture)) return picture;
      if (last !== null && areSame(last, picture)) return picture;
      last = picture;
    }
    throw new Error('It does not keep still.');
  }

  async #take({ width, height, scale }: Window): Promise<Pixels> {
    const clip = { x: 0, y: 0, width, height, scale };
    const { data: png } = await this.#session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
    const size = sizeOf({ width, height, scale });
    const data = await sharp(Buffer.from(png, 'base64'))
      .resize({ ...size, fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return { data, ...size };
  }

  /** Faces and pictures are there, and what they changed has been painted. A frame asks for the faces of its words, so it comes first. */
  async #settle(): Promise<void> {
    await this.#page.evaluate(twoFrames);
    await this.#page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => null)));
    });
    await this.#page.evaluate(twoFrames);
  }

  /** Tells Storybook's preview, and waits until the story is through: it may be changed only then. */
  async #emit(name: string, payload: object): Promise<void> {
    const answer = await this.#page.evaluate(
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
