import { createRootRouteWithContext } from '@tanstack/react-router';
import { addWords, type LateWords } from '#src/i18n/catalog.ts';
import type { MetadataName } from '#src/i18n/route-metadata.ts';
import type { SiteContext } from './-site-context.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Words that the route says beside those that every page has. */
    readonly words?: LateWords | readonly LateWords[];
    /** Whose title and description the page has, where they are the same for everyone. */
    readonly metadata?: MetadataName;
  }
}

export const Route = createRootRouteWithContext<SiteContext>()({
  beforeLoad: async ({ context: { i18n, language }, location, matches }) => {
    const parts = matches.flatMap(({ staticData }) => staticData.words ?? []);
    await Promise.all(parts.map((part) => addWords(i18n, language, part)));
    return { address: location.publicHref.split('#')[0] ?? '/' };
  },
});
