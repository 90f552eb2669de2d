import { lazyRouteComponent } from '@tanstack/react-router';

/** One file for the failures of all routes, fetched before it is needed (src/app/router/fetch-failures.ts). */
const fetchScreens = () => import(/* webpackChunkName: "screens-Failure" */ './failure.tsx');

export const Failed = lazyRouteComponent(fetchScreens, 'Failed');
export const NotFound = lazyRouteComponent(fetchScreens, 'NotFound');
export const FramedFailed = lazyRouteComponent(fetchScreens, 'FramedFailed');
export const FramedNotFound = lazyRouteComponent(fetchScreens, 'FramedNotFound');
