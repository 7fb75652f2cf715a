import { expect, test } from 'vitest';
import { publicOnlyPlugin } from './public-response-cache.ts';

const url = 'https://bituinara.example/wps/relay/GCSGAME_gameList';
const json = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } });
const cacheWillUpdate = (headers: Record<string, string>, response: Response) =>
  publicOnlyPlugin.cacheWillUpdate({ request: new Request(url, { headers }), response });

test('keeps what was answered to a guest', async () => {
  expect(await cacheWillUpdate({}, json())).toBeInstanceOf(Response);
});

test('never keeps an answer to a request that carried a token', async () => {
  expect(await cacheWillUpdate({ Authorization: 'token' }, json())).toBeNull();
});

test('keeps neither a failure nor a page in place of JSON', async () => {
  expect(await cacheWillUpdate({}, new Response('{}', { status: 503 }))).toBeNull();
  expect(await cacheWillUpdate({}, new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))).toBeNull();
});
