import type { ParsedLocation } from '@tanstack/react-router';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import type { SiteRouter } from './create-site-router.ts';

interface LoadedRoute {
  readonly id: string;
  readonly options: { loader?: Loader };
}

type Loader = (asked: { readonly location: ParsedLocation; readonly cause: string; readonly params: object }) => unknown;

/**
 * A page that was left a while ago is shown at once, and asked for anew behind that. Where the network or the server fails then, what is
 * shown stays: nothing that can be read gives way to the word that it cannot be had. A chapter that is open stays whatever is said of
 * it meanwhile, as that it was taken down or has moved: its reader is in the middle of it, and hears so where they go from there.
 */
export function keepShown(router: SiteRouter): void {
  for (const { id, options } of Object.values(router.routesById) as readonly LoadedRoute[]) {
    const { loader } = options;
    if (loader === undefined) continue;
    options.loader = async (asked) => {
      try {
        return await loader(asked);
      } catch (error) {
        const isOpenChapter = asked.cause === 'stay' && 'chapterId' in asked.params;
        if (!(isOpenChapter || error instanceof HostUnreachable || error instanceof OperationFailed)) throw error;
        const known = router.matchRoutes(asked.location).find(({ routeId, status }) => routeId === id && status === 'success');
        if (known?.loaderData === undefined) throw error;
        return known.loaderData;
      }
    };
  }
}
