import { expect, test } from 'vitest';
import { onlyPublicAnswers } from './public-answers.ts';

const url = 'https://bituinara.example/wps/relay/GCSGAME_gameList';
const json = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } });
const kept = (headers: Record<string, string>, response: Response) =>
  onlyPublicAnswers.cacheWillUpdate({ request: new Request(url, { headers }), response });

test('keeps what was answered to a guest', async () => {
  expect(await kept({}, json())).toBeInstanceOf(Response);
});

test('never keeps an answer to a request that carried a token', async () => {
  expect(await kept({ Authorization: 'token' }, json())).toBeNull();
});

test('keeps neither a failure nor a page in place of JSON', async () => {
  expect(await kept({}, new Response('{}', { status: 503 }))).toBeNull();
  expect(await kept({}, new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))).toBeNull();
});
