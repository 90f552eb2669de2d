import { IconLibrary } from '#src/adapters/icons/icon-library.ts';

/** One for the whole page view. */
export const pageIcons = new IconLibrary();
