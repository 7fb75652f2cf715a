import { brotliDecompressSync } from 'node:zlib';
import { demoArtwork } from '@livery/demo/catalogue/artwork-themes';
import { demoSeed, generateGames } from '@livery/demo/catalogue/games';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerArtRoutes } from './art-routes.ts';

const createApp = () => {
  const app = fastify();
  registerArtRoutes(app);
  return app;
};

test('sends the drawings of a game, compressed only for browsers that accept it', async () => {
  const app = createApp();
  const url = '/art/RNG/koi/koi-garden';
  const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  const plain = await app.inject({ url });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(plain.headers['vary']).toBe('accept-encoding');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json()).toMatchObject({ theme: 'koi' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
});

test('draws one image for all games of a theme that are not in the catalogue', async () => {
  const app = createApp();
  const [one, two] = [await app.inject('/art/RNG/koi/invented-1'), await app.inject('/art/RNG/koi/invented-2')];
  expect(one.body).toBe(two.body);
});

test('draws one image for a game of the catalogue that is requested with the theme of another game', async () => {
  const app = createApp();
  const games = generateGames({ seed: demoSeed, artwork: demoArtwork }).filter(({ category }) => category === 'RNG');
  const others = games.filter(({ theme }) => theme !== 'koi').slice(0, 2);
  const [one, two] = await Promise.all(others.map(({ gameCode }) => app.inject(`/art/RNG/koi/${gameCode}`)));
  expect(one!.body).toBe(two!.body);
  const own = games.find(({ theme }) => theme === 'koi')!;
  expect((await app.inject(`/art/RNG/koi/${own.gameCode}`)).json()).toMatchObject({ theme: 'koi' });
});

test('limits new drawings, names the time of the next attempt, and always sends drawings that are in memory', async () => {
  let now = 0;
  const app = fastify();
  registerArtRoutes(app, { now: () => now, limit: { max: 2, perSecond: 0.5 } });
  const request = (theme: string) => app.inject(`/art/INHOUSE/${theme}/game`);
  expect((await request('dice')).statusCode).toBe(200);
  expect((await request('keno')).statusCode).toBe(200);
  const rejected = await request('mines');
  expect(rejected.statusCode).toBe(429);
  expect(rejected.headers['retry-after']).toBe('2');
  expect(rejected.json()).toEqual({ errorCode: 'request.too.many' });
  expect((await request('dice')).statusCode).toBe(200);
  now += 2000;
  expect((await request('mines')).statusCode).toBe(200);
  expect((await request('tower')).statusCode).toBe(429);
});

test.each(['mines', 'plinko', 'hi-lo', 'keno', 'dice', 'tower', 'scratch'])('draws the game %s', async (theme) => {
  expect((await createApp().inject(`/art/INHOUSE/${theme}/game`)).json()).toMatchObject({ theme });
});

test.each([
  '/art/RNG/constructor/game',
  '/art/RNG/invented/game',
  '/art/constructor/koi/game',
  '/art/INVENTED/koi/game',
  '/art/__proto__/constructor/game',
])('responds to %s, which is not in the catalogue, with 404', async (url) => {
  expect((await createApp().inject(url)).statusCode).toBe(404);
});
