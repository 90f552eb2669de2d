import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState, type ComponentType } from 'react';
import type { AdPlaceName } from '#src/features/ads/ad-address.ts';
import type { AdProps } from '#src/features/ads/Ad.tsx';
import { AdSlot } from '#src/features/ads/AdSlot.tsx';

/** Where an advertisement stands, on sites that have any: the box at once, what fills it when it comes near. */
export function AdPlace({ place }: { readonly place: AdPlaceName }) {
  const { language, sites } = useRouteContext({ from: '__root__' });
  const [Found, setFound] = useState<ComponentType<AdProps> | null>(null);
  const load = useCallback(() => {
    // Where it cannot be had, the box stays empty.
    import('#src/features/ads/Ad.tsx').then(({ Ad }) => setFound(() => Ad), nothing);
  }, []);
  const { adFrame } = sites[language];
  if (adFrame === null) return null;
  return <AdSlot onNear={load}>{Found && <Found template={adFrame} place={place} onFollow={openBeside} />}</AdSlot>;
}

/** Whom the advertiser leads to learns nothing of our page. */
function openBeside(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

function nothing(): void {}
