import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site ('/comic/12?page=2') or a whole address of another one. */
  readonly href: string;
  /** 'intent' loads the target when the reader points at it; 'none' waits for the click. */
  readonly preload?: 'intent' | 'none';
  /** The page stays where it is scrolled to: its target is another view of a part of it. */
  readonly scroll?: 'stay' | undefined;
}

export type LinkRenderer = ComponentType<LinkProps>;

function PlainLink({ preload: _preload, scroll: _scroll, children, ...attributes }: LinkProps) {
  return <a {...attributes}>{children}</a>;
}

/** How paths of this site are opened; the app plugs its router in here. Without a renderer a link is an ordinary one. */
export const LinkRendererContext = createContext<LinkRenderer>(PlainLink);

function isOfThisSite(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** A real `<a href>` always, so that it works without script; addresses of other origins are never given to the router. */
export function Link(props: LinkProps) {
  const Renderer = useContext(LinkRendererContext);
  return isOfThisSite(props.href) ? <Renderer {...props} /> : <PlainLink {...props} />;
}
