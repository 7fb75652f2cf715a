import { hotMatches } from '@livery/contract/sports';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { afterAll, expect, it, vi } from 'vitest';
import { hours } from '../../core/clock/durations.ts';
import { createClient, getValue } from '../../testing/client.ts';
import { buildTestApp } from '../../testing/test-platform.ts';
import { loadCatalogue } from '../catalogue/games/catalogue.ts';
import { createFixtureSchedule } from './fixture-schedule.ts';

const platform = await buildTestApp();
const { call, send } = createClient(platform);
afterAll(() => platform.close());

const fetchMatches = async (language = 'EN', merchant = 'bituinara') =>
  getValue(await call(hotMatches, { language }, { merchant, language })).list;

it('lists the next matches in the requested language, the soonest first', async () => {
  const matches = await fetchMatches();
  expect(matches).toHaveLength(10);
  const now = platform.clock.now().toISOString();
  for (const { matchTime } of matches) expect(matchTime > now).toBe(true);
  expect(matches.map(({ matchTime }) => matchTime)).toEqual(matches.map(({ matchTime }) => matchTime).sort());
  const arabic = await fetchMatches('AR', 'firuzara');
  expect(arabic.map(({ id }) => id)).toEqual(matches.map(({ id }) => id));
  expect(arabic[0]?.homeTeam).toMatch(/[\u0600-\u06ff]/);
});

it('lists new matches after the current ones have begun', async () => {
  const before = await fetchMatches();
  platform.clock.advance(hours(30));
  const after = await fetchMatches();
  expect(after).toHaveLength(10);
  expect(after.filter(({ id }) => before.some((match) => match.id === id))).toEqual([]);
});

it('links each match to a game of the brand', async () => {
  for (const { gameType, vendor, vassalage, nodeId } of await fetchMatches()) {
    expect(['SPORTS', 'ESPORTS']).toContain(gameType);
    expect(vendor).toBe(vassalage);
    expect(nodeId).toMatch(/^\d+$/);
  }
});

it('serves a logo for every team and 404 for an unknown team', async () => {
  const [match] = await fetchMatches();
  const logoResponse = await platform.app.inject({ url: match!.homeTeamImageUrl });
  expect([logoResponse.statusCode, logoResponse.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await platform.app.inject({ url: match!.awayTeamImageUrl })).body).not.toBe(logoResponse.body);
  expect((await platform.app.inject({ url: '/media/crests/nobody.webp' })).statusCode).toBe(404);
});

it('requests the same odds for each length of the list', async () => {
  const findOdds = vi.fn(async () => new Map());
  const { db } = platform.store;
  const { clock } = platform;
  const schedule = createFixtureSchedule({ db, catalogue: await loadCatalogue(db, clock), clock, findOdds });
  const brand = { categories: ['SPORTS', 'ESPORTS'] } as unknown as Merchant;
  expect(await schedule.next(brand, 'EN', 1)).toHaveLength(1);
  const calls = [...findOdds.mock.calls];
  expect(calls.length).toBeGreaterThan(0);
  expect(await schedule.next(brand, 'EN', 50)).toHaveLength(50);
  expect(findOdds.mock.calls).toEqual([...calls, ...calls]);
});

it('rejects a limit above 50', async () => {
  expect((await send('GET', `${hotMatches.path}?language=EN&limitNum=51`, { merchant: 'bituinara' })).status).toBe(400);
});
