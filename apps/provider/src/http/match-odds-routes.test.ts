import { generateKeyPairSync, sign } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { seamlessHeaders } from '@livery/contract/seamless';
import { matchOddsCall, matchOddsPath } from '@livery/contract/seamless/match-odds';
import { signedText } from '@livery/contract/seamless/signed-text';
import { listNextFixtures } from '@livery/contract/sports/fixture-schedule';
import { demoLeagues } from '@livery/demo/sports/leagues';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDataFolder, createTestProvider } from '../testing/test-provider.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const now = new Date('2026-11-20T12:00:00Z').getTime();
let dataFolder: string;
let provider: FastifyInstance;

beforeEach(async () => {
  dataFolder = await createDataFolder();
  provider = createTestProvider({
    gatewayOrigin: 'http://127.0.0.1:9',
    dataFolder,
    now: () => now,
    send: async () =>
      Response.json({ GATEWAY: { k1: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') } }),
  });
});
afterEach(async () => {
  await provider.close();
  await rm(dataFolder, { recursive: true });
});

const requestOdds = async (matches: readonly string[], signedBody?: string) => {
  const body = JSON.stringify({ matches });
  const text = signedText(matchOddsPath, String(now), signedBody ?? body);
  return provider.inject({
    method: 'POST',
    url: matchOddsPath,
    payload: body,
    headers: {
      'content-type': 'application/json',
      [seamlessHeaders.vendor]: 'GATEWAY',
      [seamlessHeaders.keyId]: 'k1',
      [seamlessHeaders.timestamp]: String(now),
      [seamlessHeaders.signature]: sign(null, Buffer.from(text), privateKey).toString('base64url'),
    },
  });
};

const listNext = (at: number) =>
  demoLeagues.flatMap((league) => listNextFixtures(league, league.teams, new Date(at), 1)).map(({ id }) => id);

it('returns the odds of the main market for a match of each sport, with the margin of the operator', async () => {
  const matches = listNext(now);
  const { odds } = matchOddsCall.value.parse((await requestOdds(matches)).json().value);
  expect(odds.map(({ match }) => match)).toEqual(matches);
  for (const { match, market, outcomes } of odds) {
    expect(outcomes.length, match).toBe(market === 'result' ? 3 : 2);
    const margin = outcomes.reduce((sum, { price }) => sum + (price === null ? 0 : 1 / Number(price)), -1);
    expect(margin, match).toBeGreaterThan(0);
    expect(margin, match).toBeLessThan(0.12);
  }
});

it('omits begun matches and unknown matches', async () => {
  const begun = listNext(now - 6 * 3_600_000);
  expect((await requestOdds([...begun, 'no-league-1-1'])).json().value).toEqual({ odds: [] });
});

it('rejects a call without a valid signature', async () => {
  expect((await requestOdds([], '{}')).statusCode).toBe(403);
});
