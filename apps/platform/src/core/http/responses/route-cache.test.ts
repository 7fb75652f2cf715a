import { gameVendors } from '@livery/contract/catalogue/games';
import type { Merchant } from '@livery/merchant/merchant.schema';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { CachedResponse } from './cached-response.ts';
import { createRoute } from '../route.ts';

const brands = new Map(
  ['one', 'two'].map((code) => [code, { code, languages: ['EN', 'ES'], defaultLanguage: 'EN' } as unknown as Merchant]),
);

/**
 * Creates a server with one operation whose responses are cached. The server counts how often the handler runs, and how
 * often the availability of the brand is checked.
 */
const createServer = async () => {
  const app = Fastify();
  const counts = { handled: 0, checked: 0 };
  let version = 1;
  const reject = () => Promise.reject(new Error('not used'));
  const route = createRoute(app, {
    brands: { find: (code: string) => brands.get(code) },
    hosts: { getOrigin: () => 'http://localhost', isOwnOrigin: () => true },
    clock: systemClock,
    getCountry: () => null,
    assertAvailable: async () => void (counts.checked += 1),
    authenticate: reject,
    verifyVendor: reject,
    decryptBody: reject,
    runIdempotent: reject,
  });
  route(gameVendors, () => new CachedResponse({ sorting: [], call: (counts.handled += 1) }), {
    cacheVersion: () => version,
  });
  const get = async (query: string, merchant = 'one'): Promise<number> =>
    (await app.inject({ url: `${gameVendors.path}?${query}`, headers: { merchant } })).json().value.call;
  return { counts, get, reload: () => void (version += 1) };
};

it('stores one response for all spellings of a request', async () => {
  const { counts, get } = await createServer();
  for (const query of ['language=EN', 'language=%45N', 'language=EN&x=1', 'x=2&language=EN', 'language=EN&&'])
    expect(await get(query), query).toBe(1);
  expect(counts).toEqual({ handled: 1, checked: 5 });
});

it('stores a response for each request, each brand and each version', async () => {
  const { get, reload } = await createServer();
  expect(await get('language=EN')).toBe(1);
  expect(await get('language=ES')).toBe(2);
  expect(await get('language=EN', 'two')).toBe(3);
  reload();
  expect(await get('language=EN')).toBe(4);
});
