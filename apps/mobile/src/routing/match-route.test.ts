import { defineFeature } from '@livery/kit/feature/define-feature';
import { expect, test } from 'vitest';
import { matchRoute, buildRouteTable } from './match-route.ts';

const screen = async () => ({ Screen: () => null });
const home = defineFeature({
  id: 'home',
  access: 'guest',
  routes: [{ path: '/m/home', aliases: ['/', '/m'], screen }],
});

test('matches a route at its path and each alias, with or without a trailing slash', () => {
  const routeTable = buildRouteTable([home]);
  for (const path of ['/m/home', '/', '/m', '/m/', '/m/home/'])
    expect(matchRoute(routeTable, path)?.feature.id, path).toBe('home');
  expect(matchRoute(routeTable, '/m/nowhere')).toBeUndefined();
});
