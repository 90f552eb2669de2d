import type { HeadTag } from '#src/adapters/document/document-head.ts';
import type { AnyRouteMatch } from '@tanstack/react-router';

/** Tags of the matched routes; of two that say the same thing the deeper route's holds. */
export function headTagsOf(matches: readonly Pick<AnyRouteMatch, 'meta' | 'links'>[]): readonly HeadTag[] {
  const tags = new Map<string, HeadTag>();
  for (const match of matches) {
    for (const meta of match.meta ?? []) {
      if (meta?.title) tags.set('title', { name: 'title', attributes: {}, text: meta.title });
      else if (meta) tags.set(`meta ${meta.name ?? meta.property}`, { name: 'meta', attributes: plain(meta) });
    }
    for (const link of match.links ?? []) {
      if (link) tags.set(`link ${link.rel} ${link.hrefLang ?? ''} ${link.as ?? ''}`, { name: 'link', attributes: plain(link) });
    }
  }
  return [...tags.values()];
}

const HTML_NAMES: Readonly<Record<string, string>> = {
  hrefLang: 'hreflang',
  imageSrcSet: 'imagesrcset',
  imageSizes: 'imagesizes',
  fetchPriority: 'fetchpriority',
};

function plain(attributes: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'string' ? [[HTML_NAMES[name] ?? name, value]] : [])),
  );
}
