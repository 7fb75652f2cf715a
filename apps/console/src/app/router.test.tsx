// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { createConsoleRouter } from './router.tsx';

/** Routes without an entry in `paths`: the file of the console, which redirects, and the page of an unknown URL. */
const unnamedRoutes = ['/index.html', '*'];

/** Returns the paths of routes and of their children. The index route has the path of its parent. */
const listPaths = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ index, path, children = [] }) => [
    ...(index ? [paths.start] : []),
    ...(path === undefined ? [] : [path]),
    ...listPaths(children),
  ]);

const expectedPaths = Object.values(paths)
  .map((path) => (typeof path === 'string' ? path : path(':first', ':second')))
  .map((path) => path.split('?', 1)[0]);
const withoutNames = (path: string | undefined) => path?.replace(/:\w+/g, ':');

// The journeys visit each entry of `paths`, also for accessibility. A route without an entry would not be visited.
it('has a route for each entry of the paths, and no other route', () => {
  const router = createConsoleRouter();
  const routes = listPaths(router.routes as readonly RouteObject[]).filter((path) => !unnamedRoutes.includes(path));
  router.dispose();
  expect([...new Set(routes.map(withoutNames))].sort()).toEqual([...new Set(expectedPaths.map(withoutNames))].sort());
});
