import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseAmount } from '@livery/contract/money';
import type { ListedGame, VendorGamesPage } from '@livery/contract/seamless/game-list';
import { demoVendors } from '@livery/demo/catalogue/vendors';
import { getGameEngine } from '@livery/demo/engines';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerGameListRoutes } from './http/game-list-routes.ts';
import type { FakeGateway } from './testing/fake-gateway.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';
import { gameCases } from './testing/game-cases.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { joinTable } from './testing/table-player.ts';
import { createDataFolder, createTestProvider } from './testing/test-provider.ts';

const merchantsFolder = new URL('../../../merchants/', import.meta.url);
const currencies = readdirSync(merchantsFolder)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .map((file) => (JSON.parse(readFileSync(new URL(file, merchantsFolder), 'utf8')) as { currency: string }).currency);

/** Loads all games that the provider lists, by the function that also responds to the gateway. */
const listAllGames = (): ListedGame[] => {
  const vendors = demoVendors.map(({ code }) => code).filter((code) => !code.startsWith('TCG_'));
  let read: ((request: { vendor: string; page: number }) => VendorGamesPage | undefined) | undefined;
  registerGameListRoutes((_path, _schema, handler) => {
    read = handler as unknown as typeof read;
  }, vendors);
  return vendors.flatMap((vendor) => {
    const pages = read?.({ vendor, page: 1 })?.pages ?? 0;
    return Array.from({ length: pages }, (_, index) => read?.({ vendor, page: index + 1 })?.games ?? []).flat();
  });
};
const listedGames = listAllGames();

const getMinStake = ({ minBet, minBets }: ListedGame, currency: string): number =>
  parseAmount(minBets?.[currency] ?? minBet);

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;
let origin: string;
let leaving: (() => void)[];

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
  const clock = createManualClock();
  provider = createTestProvider({ gatewayOrigin: gateway.origin, dataFolder, now: clock.now, after: clock.after });
  origin = await provider.listen({ port: 0, host: '127.0.0.1' });
  leaving = [];
});
afterEach(async () => {
  for (const leave of leaving) leave();
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

it('reads the currencies of all demo brands', () => {
  expect(currencies.sort()).toEqual(['AED', 'MXN', 'PHP', 'USD', 'VND']);
});

describe.each(gameCases)('the listed minimum stake of $engine', ({ engine, catalogueEntry, prepareBet }) => {
  const games = listedGames.filter(({ category, theme }) => getGameEngine(category, theme ?? '') === engine);

  it.each(currencies)('is the smallest bet that the game accepts in %s', async (currency) => {
    const stakes = new Set(games.map((game) => getMinStake(game, currency)));
    expect(stakes.size).toBe(1);
    const [minStake] = [...stakes] as [number];
    Object.assign(gateway.wallet.state, catalogueEntry, { currency, balance: 10 * minStake });
    const player = await joinTable(origin, 'ana');
    leaving.push(player.leave);
    const bet = await prepareBet(player);
    for (const smaller of [minStake - 1, Math.floor(minStake / 2), 1]) {
      const { status, body } = await bet(smaller);
      expect([status, body['errorCode']], String(smaller)).toEqual([409, 'round.bet.invalid']);
    }
    expect(gateway.wallet.bets.size).toBe(0);
    expect((await bet(minStake)).status).toBe(200);
    expect([...gateway.wallet.bets.values()]).toEqual([minStake]);
  });
});
