import type { LinkProps } from '#src/ui/link/Link.tsx';
import { useRouter } from '@tanstack/react-router';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { isPlainClick } from './plain-click.ts';
import { visitPath } from '#src/routes/-visit.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import { preloadPath } from './preload-path.ts';

/** Opens paths of this site through the router; whatever is not a plain click stays the browser's. */
export function RouterLink(props: LinkProps) {
  const { href, preload = 'intent', scroll, onClick, onPointerEnter, onFocus, onTouchStart, children, ...attributes } = props;
  const router = useRouter();
  const intend = (): void => {
    if (preload === 'intent') preloadPath(router, href);
  };
  return (
    <a
      {...attributes}
      href={href}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        intend();
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        intend();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        intend();
      }}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        // The router remembers how far what told of its scrolling is scrolled, and that is told with the next frame only.
        if (event.detail === 0) document.dispatchEvent(new Event('scroll'));
        // A page that is at hand is drawn in one task: a finger is answered before. Keys that follow a key find the page it leads to.
        void (event.detail === 0 ? visitPath(router, href, scroll) : nextFrame().then(() => visitPath(router, href, scroll)));
      }}
    >
      {children}
    </a>
  );
}
