import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drandQuicknet, getRoundTime, signRound } from '@livery/lottery-rules/beacon';
import { lotteryDraw } from '@livery/contract/lottery';
import { afterEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { loadDemoBeacon } from '../../../demo/lottery/demo-beacon.ts';
import { getValue } from '../../../testing/client.ts';
import {
  balance,
  call,
  createSlip,
  getLotteryState,
  ledgerIsExact,
  listBets,
  loginAsDemo,
  platform,
  setupLotteryHarness,
  submitSlip,
} from '../../../testing/lottery-harness.ts';
import { loadLotteryCatalogue } from '../issues/lottery-catalogue.ts';
import { createDrandBeacon } from './drand-beacon.ts';
import { createDrawJobs } from './draw-scheduler.ts';
import type { RandomnessBeacon } from './randomness-beacon-port.ts';

setupLotteryHarness();

const code = 'SSC_1M';

/** Creates draw jobs whose randomness beacon has another function `fetchSignature`, e.g. one that fails. */
const createJobs = async (change: (beacon: RandomnessBeacon) => RandomnessBeacon['fetchSignature']) => {
  const beacon = await loadDemoBeacon(platform.keys, platform.clock);
  const errors: unknown[] = [];
  const jobs = createDrawJobs({
    db: platform.store.db,
    clock: platform.clock,
    hub: { publish: async () => undefined },
    lotteryCatalogue: await loadLotteryCatalogue(platform.store.db),
    beacon: { ...beacon, fetchSignature: change(beacon) },
    onBeaconError: (error) => void errors.push(error),
  });
  return { jobs, errors };
};

/** Places a bet on the open draw, and moves the clock to the time of the draw. */
const bet = async (): Promise<{ code: string; numero: string }> => {
  getValue(await submitSlip(await createSlip({ code })));
  const { current } = await getLotteryState(code);
  platform.clock.advance(new Date(current.drawsAt).getTime() - platform.clock.now().getTime());
  return { code, numero: current.numero };
};

const getDraw = async (at: { code: string; numero: string }) => getValue(await call(lotteryDraw, at));

describe('a draw with public randomness', () => {
  it('fixes a round before the first bet that is published after the end of betting', async () => {
    const { current } = await getLotteryState(code);
    const { beacon, closesAt, drawsAt } = await getDraw({ code, numero: current.numero });
    const time = getRoundTime(beacon!.chain, beacon!.round);
    expect(time).toBeGreaterThanOrEqual(new Date(closesAt).getTime() + 2000);
    expect(time).toBeLessThanOrEqual(new Date(drawsAt).getTime());
  });

  it('waits while the beacon is late or away, and draws when it responds', async () => {
    const at = await bet();
    const late = await createJobs(() => async () => undefined);
    await late.jobs.run();
    expect(await getDraw(at)).toMatchObject({ state: 'closed', result: null, seed: null });
    const away = await createJobs(() => async () => Promise.reject(new Error('no route to the beacon')));
    await away.jobs.run();
    expect(String(away.errors[0])).toContain('no route');
    expect(await getDraw(at)).toMatchObject({ state: 'closed' });
    platform.clock.advance(minutes(20));
    await platform.jobs.run('lottery.draws');
    expect(await getDraw(at)).toMatchObject({ state: 'settled' });
  });

  it('waits for a valid signature when the beacon publishes another one', async () => {
    const at = await bet();
    const key = new Uint8Array(32).fill(7);
    const forged = await createJobs(() => (round) => signRound(key, round));
    await forged.jobs.run();
    expect(String(forged.errors[0])).toContain('public key does not verify');
    const other = await createJobs(
      ({ fetchSignature }) =>
        (round) =>
          fetchSignature(round - 1),
    );
    await other.jobs.run();
    expect(String(other.errors[0])).toContain('public key does not verify');
    expect(await getDraw(at)).toMatchObject({ state: 'closed' });
    await platform.jobs.run('lottery.draws');
    expect(await getDraw(at)).toMatchObject({ state: 'settled' });
  });

  it('cancels the draw and refunds the stakes when the beacon stays away', async () => {
    const before = await balance();
    const at = await bet();
    expect(await balance()).toBeLessThan(before);
    const { jobs } = await createJobs(() => async () => undefined);
    await jobs.run();
    platform.clock.advance(minutes(31));
    await jobs.run();
    // The log-in session of the member has expired, because the test has moved the clock. Therefore the member logs in
    // again.
    await loginAsDemo();
    expect(await getDraw(at)).toMatchObject({ state: 'cancelled', result: null, seed: null });
    expect((await listBets())[0]).toMatchObject({ numero: at.numero, state: 'void' });
    expect(await balance()).toBe(before);
    await ledgerIsExact();
  });
});

describe('the adapter of drand', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
  const serve = async (status: number, body: unknown): Promise<string> => {
    const server = createServer((request, response) => {
      const isKnown = request.url === `/${drandQuicknet.id}/public/1000`;
      response.writeHead(isKnown ? status : 500).end(JSON.stringify(body));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('returns the signature of the next server when one is broken', async () => {
    const urls = ['http://127.0.0.1:1', await serve(500, {}), await serve(200, { round: 1000, signature })];
    expect(await createDrandBeacon(urls).fetchSignature(1000)).toBe(signature);
  });

  it('returns nothing for a round that is not published, and rejects when no server responds', async () => {
    expect(await createDrandBeacon([await serve(425, {})]).fetchSignature(1000)).toBeUndefined();
    await expect(createDrandBeacon([await serve(200, { round: 'x' })]).fetchSignature(1000)).rejects.toThrow(
      /No server/,
    );
  });
});
