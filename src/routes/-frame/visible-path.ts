import { useRouterState } from '@tanstack/react-router';

/** Path and search as the reader sees them. */
export function useVisiblePath(): string {
  return useRouterState({ select: (state) => state.location.publicHref.split('#')[0] ?? '/' });
}
