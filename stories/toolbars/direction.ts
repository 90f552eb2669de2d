import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '#src/features/reader/reader-settings.ts';
import type { StoryGlobals } from './globals.ts';

/** The reader's settings with the direction chosen in the toolbar: of a novel's text, or of a comic's pages. */
export function directed(settings: ReaderSettings = DEFAULT_READER_SETTINGS, { direction }: StoryGlobals): ReaderSettings {
  const { comic, novel } = settings;
  if (direction === 'horizontal' || direction === 'vertical') return { ...settings, novel: { ...novel, writing: direction } };
  if (direction === 'ltr' || direction === 'rtl') return { ...settings, comic: { ...comic, direction } };
  return settings;
}
