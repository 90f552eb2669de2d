import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { GenresScreenProps } from '#src/features/genres/GenresScreen.tsx';

/** The source of icons whose names come with data; undefined until it is there. */
export function useIcons(): GenresScreenProps['icons'] {
  const { openIcons } = useRouteContext({ from: '__root__' });
  const [icons, setIcons] = useState<GenresScreenProps['icons']>();
  useEffect(() => {
    // Words say what the icons mean: a page does without.
    openIcons().then(setIcons, () => undefined);
  }, [openIcons]);
  return icons;
}
