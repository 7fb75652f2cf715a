import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameTile, gameList, gameVendors, launchGame } from '@livery/contract/catalogue/games';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import { walletBalance } from '@livery/contract/wallet';
import { findFreePort } from '@livery/test-servers/free-port';
import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../core/clock/clock.ts';
import { buildBrandOrigin } from '../../core/http/hosts/origins.ts';
import type { Config } from '../../core/config/config.ts';
import { defaultRuntimeSettings } from '../../core/config/runtime-settings.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { buildProductionApp, enterAsNewMember } from '../../testing/production-app.ts';
import type { TestApp } from '../../testing/test-platform.ts';
import { startVendorProcess, type VendorProcess } from '../../testing/vendor-process.ts';
import { counterpartAccount, memberAccount, postMovement } from '../ledger/index.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger.tables.ts';
import { members } from '../members/index.ts';

const funds = 50_000;

/** Origin of the gateway. The vendor sends its wallet calls to this origin. */
let publicOrigin: string;
let provider: VendorProcess;
let providerUrl: string;
let settings: Partial<Config>;
let platform: TestApp;
let client: Client;
/**
 * Second gateway on the same database. In its settings, the vendor accepts only members from the United Arab Emirates.
 */
let other: TestApp;
let otherClient: Client;
let token: string;
let merchant: string;

interface LaunchOptions {
  readonly brand: string;
  readonly caller: Client;
  readonly bearer: string;
  readonly country: string;
}

/**
 * Returns the app with the system clock instead of the test clock. The vendor is a separate process with the system
 * clock, and signed calls with another time are rejected.
 */
const platformWithClock = (app: TestApp): TestApp => ({ ...app, clock: systemClock as never });

beforeAll(async () => {
  const gatewayPort = await findFreePort();
  const dataFolder = await mkdtemp(join(tmpdir(), 'livery-vendor-'));
  publicOrigin = `http://localhost:${gatewayPort}`;
  provider = await startVendorProcess({
    code: 'LANTERN',
    gatewayOrigin: publicOrigin,
    dataFolder,
  });
  providerUrl = provider.url;
  settings = {
    publicOrigin,
    vendorKeysFile: provider.publicKeysFile,
    gameVendors: new Map([['LANTERN', { url: providerUrl, currencies: ['AED'] }]]),
  };
  platform = await buildProductionApp(settings, { clock: systemClock });
  await platform.app.listen({ port: gatewayPort, host: 'localhost' });
  ({ client, token, merchant } = await enterAsNewMember(platformWithClock(platform)));
  other = await buildProductionApp(
    {
      ...settings,
      gameVendors: new Map([['LANTERN', { url: providerUrl, currencies: ['AED'], countries: ['AE'] }]]),
      runtime: { ...defaultRuntimeSettings, trustedProxies: ['192.0.2.1'], countryHeader: 'cf-ipcountry' },
    },
    { clock: systemClock, store: { ...platform.store, close: async () => undefined } },
  );
  otherClient = createClient(platformWithClock(other));
  await platform.jobs.run('game-integration.game-lists');
  await platform.jobs.run('catalogue.reload');
});
afterAll(async () => {
  await provider.stop();
  await other.close();
  await platform.close();
});

const listAt = (caller: Client, brand = merchant) =>
  caller.call(gameList, { gameType: 'RNG', language: 'EN' }, { merchant: brand });
const listGames = async (brand = merchant): Promise<GameTile[]> => getValue(await listAt(client, brand)).games;
const launch = (
  game: GameTile,
  { brand = merchant, caller = client, bearer = token, country }: Partial<LaunchOptions> = {},
) =>
  caller.call(
    launchGame,
    { vendor: game.vassalage, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' },
    {
      token: bearer,
      merchant: brand,
      headers: { origin: buildBrandOrigin(publicOrigin, brand), ...(country && { 'cf-ipcountry': country }) },
    },
  );
const callProvider = async (path: string, body: object, bearer?: string) => {
  const response = await fetch(`${providerUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

describe('a vendor of a production gateway', () => {
  it('has its games in the list of brands with its currency only', async () => {
    expect((await listGames()).length).toBeGreaterThan(3);
    expect(await listGames('bituinara')).toEqual([]);
    const { sorting } = getValue(await client.call(gameVendors, { language: 'EN' }, { merchant }));
    expect(sorting.find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames).toEqual([
      expect.objectContaining({ vassalage: 'LANTERN', displayName: 'Lantern Forge' }),
    ]);
  });

  it('takes a bet and pays the win with postings in the ledger', async () => {
    const { db } = platform.store;
    const [member] = await db.select().from(members).where(eq(members.username, 'newcomer'));
    await db.transaction(async (tx) =>
      postMovement(tx, {
        merchant,
        memberId: member!.id,
        kind: 'deposit',
        counterpart: counterpartAccount(merchant, 'cash'),
        amount: funds,
        reference: 'test-funds',
        at: systemClock.now(),
      }),
    );
    const [game] = await listGames();
    const { url } = getValue(await launch(game!));
    const launched = new URL(url);
    expect(launched.origin).toBe(providerUrl);
    expect((await fetch(url)).status).toBe(200);
    const session = { token: launched.searchParams.get('token'), vendor: 'LANTERN' };
    const { body: table } = await callProvider('/api/session', session);
    expect(table).toMatchObject({ game: { name: game!.gameName }, currency: 'AED', balance: funds });
    const bet = table.limits.steps[0];
    const { body: round } = await callProvider(
      '/api/play',
      { roundId: randomUUID(), commitment: table.commitment, clientPart: 'page', play: { kind: 'paid', bet } },
      table.bearer,
    );
    expect(round).toMatchObject({ stake: bet, balance: funds - bet + round.win });
    await vi.waitFor(async () =>
      expect(getValue(await client.call(walletBalance, {}, { token, merchant })).sumBalance).toBe(
        formatAmount(funds - bet + round.win),
      ),
    );
    const [stake] = await db
      .select({ amount: sum(ledgerEntries.amount) })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(and(eq(ledgerTransactions.kind, 'bet'), eq(ledgerEntries.accountId, memberAccount(member!.id))));
    expect(Number(stake?.amount)).toBe(-bet);
    const [total] = await db.select({ amount: sum(ledgerEntries.amount) }).from(ledgerEntries);
    expect(Number(total?.amount)).toBe(0);
  });

  it('gives its game list to the gateway only', async () => {
    const response = await callProvider('/games', { vendor: 'LANTERN', page: 1 });
    expect(response).toEqual({ status: 403, body: { success: false, errorCode: ErrorCode.SignatureInvalid } });
  });

  it('appears at another gateway after the change of the catalogue', async () => {
    expect(getValue(await listAt(otherClient))).toMatchObject({ total: 0 });
    await other.jobs.run('catalogue.reload');
    expect(getValue(await listAt(otherClient))).toEqual(getValue(await listAt(client)));
  });

  it('launches a game only in its countries', async () => {
    const [game] = await listGames();
    const launchFrom = (country?: string) => launch(game!, { caller: otherClient, ...(country && { country }) });
    for (const country of ['PH', undefined])
      expect((await launchFrom(country)).body).toMatchObject({ errorCode: ErrorCode.RegionRestricted });
    expect((await launchFrom('AE')).body).toMatchObject({ success: true });
  });

  it('launches no game for a brand with another currency', async () => {
    const [game] = await listGames();
    const { token: stranger } = await enterAsNewMember(platformWithClock(platform), { merchant: 'lualoc' });
    expect((await launch(game!, { brand: 'lualoc', bearer: stranger })).body).toMatchObject({
      errorCode: ErrorCode.GameUnavailable,
    });
  });
});

it('stops the start of a gateway without the public key of a vendor', async () => {
  const { gameVendors: vendors } = settings;
  const unknown = new Map([...vendors!, ['OTHER', { url: providerUrl, currencies: ['AED'] }] as const]);
  await expect(buildProductionApp({ ...settings, gameVendors: unknown })).rejects.toThrow(/public key.*\n\s+OTHER/);
});
