import { defineFeature } from '@livery/kit/feature';
import { expect, test } from 'vitest';
import { placeAt, placesOf } from './places.ts';

const screen = async () => ({ Screen: () => null });
const home = defineFeature({
  id: 'home',
  access: 'guest',
  routes: [{ path: '/m/home', aliases: ['/', '/m'], screen }],
});

test('a route stands at its path and at each alias, with or without a closing slash', () => {
  const places = placesOf([home]);
  for (const path of ['/m/home', '/', '/m', '/m/', '/m/home/'])
    expect(placeAt(places, path)?.feature.id, path).toBe('home');
  expect(placeAt(places, '/m/nowhere')).toBeUndefined();
});
