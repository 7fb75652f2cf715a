import { home } from '@livery/games/home/home.feature';
import { useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import { buildRouteTable, type RouteMatch } from './build-route-table.ts';

/**
 * Routes that are available before the lazy chunk `deferredApp` has loaded: only the home page, because most visits
 * begin there. `deferredApp` contains all other routes.
 */
const homeRouteTable = buildRouteTable([home]);

/** Returns the route of an address, or undefined if no loaded route has this address. */
export const useRouteMatch = (pathname: string): RouteMatch | undefined => {
  const loadedApp = useLoadedModule(deferredApp);
  return loadedApp ? loadedApp.matchRoute(pathname) : homeRouteTable.get(pathname);
};

/**
 * Returns the route of an address for the first render, or undefined if no feature has this address. Waits until the
 * lazy chunk `deferredApp` has loaded if the address is not that of the home page.
 */
export const loadRouteMatch = async (pathname: string): Promise<RouteMatch | undefined> =>
  homeRouteTable.get(pathname) ?? (await deferredApp.load()).matchRoute(pathname);
