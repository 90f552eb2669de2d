import type { SiteContext } from '#src/routes/-site-context.ts';

const LATE = ['accountFiles', 'news', 'shelf', 'steer', 'speech', 'suggester', 'uploads'] as const;

/** What comes with the statecharts. */
export type LatePorts = Pick<SiteContext, (typeof LATE)[number]>;

/** Where the statecharts put it. */
export type LatePlugs = { readonly [Name in keyof LatePorts]: (port: Awaited<LatePorts[Name]>) => void };

/** By their names, for each line here is on the way of every page. */
export function latePorts(): { readonly ports: LatePorts; readonly plugs: LatePlugs } {
  const ports: Record<string, unknown> = {};
  const plugs: Record<string, unknown> = {};
  for (const name of LATE) ({ promise: ports[name], resolve: plugs[name] } = Promise.withResolvers());
  return { ports, plugs } as unknown as { ports: LatePorts; plugs: LatePlugs };
}
