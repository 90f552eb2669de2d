import { createRootRouteWithContext } from '@tanstack/react-router';
import type { SiteContext } from './-site-context.ts';

export const Route = createRootRouteWithContext<SiteContext>()({});
