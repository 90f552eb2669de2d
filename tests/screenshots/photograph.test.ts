import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photograph } from './photograph.ts';
import type { StoryPage } from './story-page.ts';
import { GROUNDS, sizeOf, VIEWS, type Ground } from './views.ts';

/** A story as grey as its window was wide when it was opened: what a line of links that scrolls to the chosen one keeps. */
class Remembering {
  ground: Ground | null;
  #width = 1920;
  #grey = 0;

  constructor(ground: Ground | null) {
    this.ground = ground;
  }

  readonly session = {
    send: async (
      _name: string,
      { clip }: { readonly clip: { readonly width: number; readonly height: number; readonly scale: number } },
    ) => {
      const background = { r: this.#grey, g: this.#grey, b: this.#grey };
      const png = await sharp({ create: { ...sizeOf(clip), channels: 3, background } })
        .png()
        .toBuffer();
      return { data: png.toString('base64') };
    },
  };

  async resize({ width }: { readonly width: number }): Promise<void> {
    this.#width = width;
  }

  async show(_id: string, ground: Ground): Promise<void> {
    await this.dress(ground);
    this.#grey = Math.floor(this.#width / 10);
  }

  async dress(ground: Ground): Promise<void> {
    this.ground = ground;
  }

  async settle(): Promise<void> {}
}

test.each([null, GROUNDS.at(-1) ?? null])(
  'A story looks as one that was opened in its window, whatever was shown before.',
  async (before) => {
    const pictures = await photograph(new Remembering(before) as unknown as StoryPage, 'a-story', null);
    expect(pictures.map(({ data }) => data[0])).toEqual(VIEWS.map(({ window }) => Math.floor(window.width / 10)));
  },
);
