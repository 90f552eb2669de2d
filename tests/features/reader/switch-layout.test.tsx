import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { comicChapter, type ComicMaking } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from './open-reader.tsx';

const STRIP: ComicMaking = { layout: 'STRIP' };
const stage = () => document.querySelector<HTMLElement>('[data-layout]')?.dataset;

test.each([
  ['double', {}, 'paged', 'strip'],
  ['row', {}, 'paged', 'strip'],
  ['auto', {}, 'paged', 'strip'],
  ['gaps', STRIP, 'strip', 'paged'],
  ['auto', STRIP, 'strip', 'paged'],
] as const)(
  'Pages that were shown as %s are so again when their layout is switched and switched back.',
  async (layout, making, own, other) => {
    const settings = { ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, layout } };
    await openReader({ data: comicChapter(making), settings });
    const words = stage()?.['comic'];
    for (const round of [1, 2]) {
      await userEvent.keyboard('m');
      await eventually(() => expect(stage(), `round ${round}`).toMatchObject({ layout: other, comic: `layout-${other}` }));
      await userEvent.keyboard('m');
      await eventually(() => expect(stage(), `round ${round}`).toMatchObject({ layout: own, comic: words }));
    }
  },
);
