import { expect, test } from 'vitest';
import { publicOnlyPlugin } from './public-response-cache.ts';

const url = 'https://bituinara.example/wps/relay/GCSGAME_gameList';
const json = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } });
const cacheWillUpdate = (headers: Record<string, string>, response: Response) =>
  publicOnlyPlugin.cacheWillUpdate({ request: new Request(url, { headers }), response });

test('caches the response to a guest', async () => {
  expect(await cacheWillUpdate({}, json())).toBeInstanceOf(Response);
});

test('never caches the response to a request with a token', async () => {
  expect(await cacheWillUpdate({ Authorization: 'token' }, json())).toBeNull();
});

test('caches neither a failure nor an HTML page in place of JSON', async () => {
  expect(await cacheWillUpdate({}, new Response('{}', { status: 503 }))).toBeNull();
  expect(await cacheWillUpdate({}, new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))).toBeNull();
});
