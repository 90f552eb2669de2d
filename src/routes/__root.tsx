import { createRootRouteWithContext } from '@tanstack/react-router';
import { addWords, type LateWords } from '#src/i18n/catalog.ts';
import type { SiteContext } from './-site-context.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Words that the route says beside those that every page has. */
    readonly words?: LateWords | readonly LateWords[];
  }
}

export const Route = createRootRouteWithContext<SiteContext>()({
  beforeLoad: async ({ context: { i18n, language }, matches }) => {
    const parts = matches.flatMap(({ staticData }) => staticData.words ?? []);
    await Promise.all(parts.map((part) => addWords(i18n, language, part)));
  },
});
