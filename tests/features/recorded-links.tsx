import type { ReactNode } from 'react';
import { LinkRendererContext, type LinkProps } from '#src/ui/link/Link.tsx';

/** Where links of this site lead, instead of going there. */
export function RecordedLinks({ visits, children }: { readonly visits: string[]; readonly children: ReactNode }) {
  const Recorder = ({ preload: _preload, onClick, children: words, ...attributes }: LinkProps) => (
    <a
      {...attributes}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) visits.push(attributes.href);
        event.preventDefault();
      }}
    >
      {words}
    </a>
  );
  return <LinkRendererContext value={Recorder}>{children}</LinkRendererContext>;
}
