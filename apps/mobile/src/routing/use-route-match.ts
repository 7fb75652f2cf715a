import { home } from '@livery/games/home/home.feature';
import { suspensePromise } from '@livery/kit/lazy-module';
import { use } from 'react';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import { matchRoute, buildRouteTable, type RouteMatch } from './match-route.ts';

/** Known from the start: where most visits open. All others come with `elsewhere`. */
const homeRouteTable = buildRouteTable([home]);

/** What stands at an address. Suspends where the other addresses are not here yet. */
export const useRouteMatch = (pathname: string): RouteMatch | undefined =>
  matchRoute(homeRouteTable, pathname) ??
  matchRoute((deferredApp.get() ?? use(suspensePromise(deferredApp))).routeTable, pathname);

/** The same before anything is drawn. */
export const loadRouteMatch = async (pathname: string): Promise<RouteMatch | undefined> =>
  matchRoute(homeRouteTable, pathname) ?? matchRoute((await deferredApp.load()).routeTable, pathname);
