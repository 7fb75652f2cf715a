import { matchPath } from 'react-router-dom';
import { features } from '../features.ts';
import { buildRouteTable, type RouteMatch } from './build-route-table.ts';

export const routeTable = buildRouteTable(features);

/** Returns the route of an address, or undefined if no feature has this address. A trailing slash is ignored. */
export const matchRoute = (pathname: string): RouteMatch | undefined => {
  const exact = routeTable.get(pathname);
  if (exact) return exact;
  for (const [path, routeMatch] of routeTable) if (matchPath(path, pathname)) return routeMatch;
  return undefined;
};
