import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listAnnouncements } from '@livery/contract/announcements';
import { gameList } from '@livery/contract/catalogue/games';
import {
  lotteryBets,
  lotteryBoard,
  lotteryDraw,
  lotteryMenu,
  openedNumeros,
  placeLotteryBets,
} from '@livery/contract/lottery';
import { login } from '@livery/contract/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { listPromotions, promotionDetail } from '@livery/contract/rewards/promotions';
import { helpCenter } from '@livery/contract/support/help';
import { walletBalance } from '@livery/contract/wallet';
import { computeRandomness, drandQuicknet } from '@livery/lottery-rules/beacon';
import { computeResult } from '@livery/lottery-rules/proof';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seconds } from '../../core/clock/durations.ts';
import { loadBrandFiles } from '../../core/config/load-brand-files.ts';
import { counterpartAccount, postMovement } from '../../modules/ledger/index.ts';
import { lotteryIssues } from '../../modules/lottery/index.ts';
import { members } from '../../modules/members/index.ts';
import { type Client, getValue } from '../../testing/client.ts';
import { buildProductionApp, enterAsNewMember, newMemberPassword } from '../../testing/production-app.ts';
import { createManualClock, type TestApp } from '../../testing/test-platform.ts';
import { importContent } from './import-content.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const sample = join(root, 'docs/content-sample');
const code = 'PILI_5D';

/**
 * Published round of random numbers of `quicknet`, a chain (series of rounds) of the public randomness service drand.
 * This round decides the lottery draw at `drawsAt`.
 */
const published = {
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const drawsAt = new Date(1_692_806_400_000);

/**
 * Test server that returns the same response as a server of drand, a public randomness service. The gateway verifies
 * the signature in the response with drand's public key.
 */
const beaconServer = createServer((request, response) => {
  const isPublished = request.url === `/${drandQuicknet.id}/public/${published.round}`;
  response.writeHead(isPublished ? 200 : 404, { 'content-type': 'application/json' });
  response.end(isPublished ? JSON.stringify(published) : '{}');
});

const clock = createManualClock();
let platform: TestApp;
let client: Client;
let token: string;
const merchant = 'bituinara';

const runImport = async (folder: string): Promise<string> => {
  const { brands } = await loadBrandFiles(join(root, 'merchants'), new Map());
  const brand = brands.find((each) => each.code === merchant)!;
  return importContent({ db: platform.store.db, clock, brand, folder, isDryRun: false });
};

/**
 * Copies the sample content to a new folder. `change` receives the first lottery of the sample, and returns the new
 * list of lotteries. Returns the folder.
 */
const copySample = async (change: (lottery: Record<string, unknown>) => readonly object[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-content-'));
  await cp(sample, folder, { recursive: true });
  const [lottery] = JSON.parse(await readFile(join(folder, 'lotteries.json'), 'utf8'));
  await writeFile(join(folder, 'lotteries.json'), JSON.stringify(change(lottery)));
  return folder;
};

const reload = async (): Promise<void> => {
  await platform.jobs.run('catalogue.reload');
  await platform.jobs.run('lottery.reload');
  clock.advance(seconds(6));
};

const as = () => ({ merchant, token });

const placeBet = async (numero: string) => {
  const { methods } = getValue(await client.call(lotteryBoard, { code, prizeMode: 'SEA' }, as()));
  const price = methods.find((method) => method.code === 'place')!.prices[0]!;
  return client.call(
    placeLotteryBets,
    {
      code,
      prizeMode: 'SEA',
      numeros: [{ numero }],
      lines: [{ method: 'place', selection: '0,1,2,3,4,5,6,7,8,9||||', unit: '1.00', multiple: 1, price }],
    },
    { ...as(), headers: { 'idempotency-key': randomUUID() } },
  );
};

beforeAll(async () => {
  await new Promise<void>((resolve) => beaconServer.listen(0, '127.0.0.1', resolve));
  const { port } = beaconServer.address() as AddressInfo;
  clock.advance(drawsAt.getTime() - seconds(110) - clock.now().getTime());
  platform = await buildProductionApp({ beaconUrls: [`http://127.0.0.1:${port}`] }, { clock });
  ({ client, token } = await enterAsNewMember(platform, { merchant }));
  const [member] = await platform.store.db.select().from(members);
  await platform.store.db.transaction((tx) =>
    postMovement(tx, {
      merchant,
      kind: 'deposit',
      memberId: member!.id,
      counterpart: counterpartAccount(merchant, 'cash'),
      amount: 10_000,
      reference: 'test-deposit',
      at: clock.now(),
    }),
  );
});
afterAll(async () => {
  await platform.close();
  beaconServer.close();
});

it('names the content that is missing, until it is imported', async () => {
  const getMissing = async () =>
    (await platform.listMissingContent()).find(({ brand }) => brand === merchant)?.kinds.map(({ name }) => name);
  expect(await getMissing()).toEqual(
    expect.arrayContaining(['lotteries', 'announcements', 'help', 'promotions', 'vip']),
  );
  expect(getValue(await client.call(lotteryMenu, { language: 'EN' }, as())).list).toEqual([]);
  await runImport(sample);
  const missing = await getMissing();
  for (const name of ['lotteries', 'announcements', 'help', 'promotions']) expect(missing).not.toContain(name);
  expect(missing).toContain('vip');
});

it('shows imported content to a member of a running gateway', async () => {
  await reload();
  const { list } = getValue(
    await client.call(
      listAnnouncements,
      { types: 'B', groupName: 'm_home', platform: 'M' },
      { ...as(), language: 'TY' },
    ),
  );
  expect(list.map(({ title }) => title)).toEqual(['Bagong bola kada dalawang minuto']);
  const address = list[0]!.announcementImages[0]!.url;
  const image = await platform.app.inject({ url: address, headers: { host: `${merchant}.play.example.com` } });
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(image.headers['cache-control']).toContain('immutable');
  const unknown = await platform.app.inject({
    url: `/media/content/${'0'.repeat(64)}.jpg`,
    headers: { host: `${merchant}.play.example.com` },
  });
  expect(unknown.statusCode).toBe(404);

  const help = await client.call(helpCenter, { device: 'MOBILE', shelf: 'help', language: 'EN' }, as());
  expect(getValue(help).list.map(({ title }) => title)).toEqual(['How can I verify a draw?']);
  const [promotion] = getValue(await client.call(listPromotions, { language: 'EN' }, as())).list;
  expect(promotion).toMatchObject({ kind: 'WELCOME', title: '50% on your first deposit', image: address });
  const detail = await client.call(promotionDetail, { id: promotion!.id, language: 'EN' }, as());
  expect(getValue(detail).terms).toContain('8 times its amount');
});

it('offers an imported lottery only at the brand of the import', async () => {
  const menu = getValue(await client.call(lotteryMenu, { language: 'EN' }, as())).list;
  expect(menu.map(({ code: lottery, prizeMode }) => `${lottery} ${prizeMode}`).sort()).toEqual([
    `${code} LOTT`,
    `${code} SEA`,
  ]);
  const page = { gameType: 'ELOTT', pageNo: 1, pageSize: 20, platform: 'html5', language: 'EN' } as never;
  expect(getValue(await client.call(gameList, page, as())).games.length).toBe(1);
  expect(getValue(await client.call(lotteryMenu, { language: 'EN' }, { merchant: 'lualoc' })).list).toEqual([]);
  expect(getValue(await client.call(gameList, page, { merchant: 'lualoc' })).games).toEqual([]);
});

it('sells, draws with the public beacon, and settles an imported lottery', async () => {
  await platform.jobs.run('lottery.draws');
  const [state] = getValue(await client.call(openedNumeros, { code }, as())).list;
  const { numero } = state!.current;
  expect(state!.current.drawsAt).toBe(drawsAt.toISOString());
  expect(getValue(await placeBet(numero)).staked).toBe('10.00');

  // The lottery has a bet that is not settled, so the draws of the lottery cannot change, but its name can.
  const others = { schedule: { kind: 'interval', seconds: 240 }, closesBefore: 30, family: 'PK10' };
  for (const [field, value] of Object.entries(others))
    await expect(runImport(await copySample((lottery) => [{ ...lottery, [field]: value }]))).rejects.toThrow(
      new RegExp(`PILI_5D: ${field}: cannot change`),
    );
  const renamed = await copySample((lottery) => [{ ...lottery, names: { EN: 'Pili', TY: 'Pili' } }]);
  expect(await runImport(renamed)).toContain(`~ ${code} (names, games)`);
  // A removed lottery takes no more bets, and the existing bet is still drawn and settled.
  expect(await runImport(await copySample(() => []))).toContain(`${code} takes no more bets. It is still drawn`);
  await reload();
  expect((await client.call(lotteryBoard, { code, prizeMode: 'SEA' }, as())).body.success).toBe(false);

  clock.advance(drawsAt.getTime() - clock.now().getTime());
  await platform.jobs.run('lottery.draws');
  await platform.jobs.run('lottery.draws');
  await runImport(renamed);
  await reload();
  const draw = getValue(
    await client.call(
      { ...lotteryDraw, path: lotteryDraw.path.replace(':code', code).replace(':numero', numero) as never },
      {} as never,
      as(),
    ),
  );
  expect(draw).toMatchObject({ state: 'settled', betCount: 1, beacon: { chain: drandQuicknet, ...published } });
  expect(draw.result).toEqual(
    await computeResult({
      family: 'SSC',
      code,
      numero,
      seed: draw.seed!,
      root: draw.root!,
      randomness: await computeRandomness(published.signature),
    }),
  );
  const [bet] = getValue(await client.call(lotteryBets, { language: 'EN', pageNo: 1 } as never, as())).list;
  expect(bet).toMatchObject({ state: 'won', payout: '9.60' });
  expect(getValue(await client.call(walletBalance, {}, as())).sumBalance).toBe('99.60');
});

it('changes the draws of a lottery only a day after the last bet, and keeps the bets of a removed lottery', async () => {
  const change = await copySample((lottery) => [{ ...lottery, schedule: { kind: 'interval', seconds: 240 } }]);
  await expect(runImport(change)).rejects.toThrow(/PILI_5D: schedule: cannot change, .* last 24 hours/);
  clock.advance(seconds(86_400));
  expect(await runImport(change)).toContain(`~ ${code} (names, schedule, games)`);
  await reload();
  await platform.jobs.run('lottery.draws');
  const open = (await platform.store.db.select().from(lotteryIssues)).filter(({ state }) => state === 'open');
  expect(open).toHaveLength(1);
  expect(open[0]!.closesAt.getTime() - open[0]!.opensAt.getTime()).toBe(seconds(240));
  const family = await copySample((lottery) => [
    { ...lottery, family: 'PK10', schedule: { kind: 'interval', seconds: 240 } },
  ]);
  await expect(runImport(family)).rejects.toThrow(/PILI_5D: family: cannot change, because members have bets/);

  expect(await runImport(await copySample(() => []))).toContain(`  - ${code}`);
  await reload();
  // The session has expired, because the test has moved the clock. Therefore the member logs in again.
  const credentials = { type: 'username', username: 'newcomer', password: newMemberPassword } as const;
  ({ token } = getValue(await client.call(login, credentials, { merchant })));
  const board = await client.call(lotteryBoard, { code, prizeMode: 'SEA' }, as());
  expect(board.body).toMatchObject({ success: false, errorCode: ErrorCode.GameUnavailable });
  expect(getValue(await client.call(lotteryMenu, { language: 'EN' }, as())).list).toEqual([]);
  const bets = getValue(await client.call(lotteryBets, { language: 'EN', pageNo: 1 } as never, as())).list;
  expect(bets).toHaveLength(1);
});
