import { home } from '@livery/games/home/home.feature';
import { useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import { matchRoute, buildRouteTable, type RouteMatch } from './match-route.ts';

/**
 * Only the home page is known from the start, because most visits open it. All other routes load with `deferredApp`.
 */
const homeRouteTable = buildRouteTable([home]);

/** Returns the route of an address, or undefined if no loaded route has this address. */
export const useRouteMatch = (pathname: string): RouteMatch | undefined =>
  matchRoute(useLoadedModule(deferredApp)?.routeTable ?? homeRouteTable, pathname);

/** Loads the route of an address before the first render. */
export const loadRouteMatch = async (pathname: string): Promise<RouteMatch | undefined> =>
  matchRoute(homeRouteTable, pathname) ?? matchRoute((await deferredApp.load()).routeTable, pathname);
