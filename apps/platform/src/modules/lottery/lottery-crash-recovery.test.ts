import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../../core/db/database.ts';
import {
  getLotteryState,
  ledgerIsExact,
  loginAsDemo,
  setupLotteryHarness,
  submitSlip,
  platform,
  createSlip,
} from '../../testing/lottery-harness.ts';
import { loadDemoBeacon } from '../../demo/lottery/demo-beacon.ts';
import { createDrawJobs } from './draws/draw-scheduler.ts';
import { loadLotteryCatalogue } from './issues/lottery-catalogue.ts';
import { ledgerTransactions } from '../ledger/ledger.tables.ts';
import { lotteryBets, lotteryIssues } from './lottery.tables.ts';

setupLotteryHarness();

const statements = ['select', 'selectDistinct', 'insert', 'update', 'delete'];

/**
 * Creates a database that simulates a killed process. The first `life` − 1 statements work. All later statements fail,
 * and the open transaction is rolled back.
 */
const mortal = (db: Database, life: number): { readonly db: Database; readonly isDead: () => boolean } => {
  let done = 0;
  const live = <Result>(act: () => Result): Result => {
    done += 1;
    if (done >= life) throw new Error('killed');
    return act();
  };
  const wrap = (target: Database): Database =>
    new Proxy(target, {
      get: (of, name, receiver) => {
        const value: unknown = Reflect.get(of, name, receiver);
        if (typeof value !== 'function') return value;
        if (name === 'transaction')
          return (act: (tx: Database) => Promise<unknown>) =>
            live(() => of.transaction((tx) => act(wrap(tx as Database))));
        return statements.includes(String(name))
          ? (...args: unknown[]) => live(() => value.apply(of, args) as unknown)
          : value.bind(of);
      },
    });
  return { db: wrap(db), isDead: () => done >= life };
};

/**
 * Upper limit for the number of SQL statements in a complete run of the draw job. The test fails if a run has more
 * statements.
 */
const longest = 200;

it('finishes a draw on another instance, whichever statement the first one is killed at', async () => {
  const { db } = platform.store;
  const lotteryCatalogue = await loadLotteryCatalogue(db);
  let life = 1;
  for (let isDead = true; isDead; life += 1) {
    expect(life).toBeLessThan(longest);
    await loginAsDemo();
    await submitSlip(await createSlip());
    await submitSlip(await createSlip({ method: 'sum', selection: 'big' }));
    const { current } = await getLotteryState('SSC_1M');
    platform.clock.advance(new Date(current.drawsAt).getTime() - platform.clock.now().getTime());
    const victim = mortal(db, life);
    await createDrawJobs({
      db: victim.db,
      clock: platform.clock,
      beacon: await loadDemoBeacon(platform.keys, platform.clock),
      onBeaconError: () => undefined,
      lotteryCatalogue,
      hub: { publish: async () => undefined },
    })
      .run()
      .catch(() => undefined);
    isDead = victim.isDead();
    await platform.jobs.run('lottery.draws');
    const [issue] = await db
      .select()
      .from(lotteryIssues)
      .where(and(eq(lotteryIssues.code, 'SSC_1M'), eq(lotteryIssues.numero, current.numero)));
    expect(issue, `killed before statement ${life}`).toMatchObject({ state: 'settled', betCount: 2 });
    const bets = await db
      .select()
      .from(lotteryBets)
      .where(and(eq(lotteryBets.code, 'SSC_1M'), eq(lotteryBets.numero, current.numero)));
    expect(bets.map(({ state }) => state).filter((state) => state !== 'won' && state !== 'lost')).toEqual([]);
    const paid = await db
      .select()
      .from(ledgerTransactions)
      .where(
        and(
          eq(ledgerTransactions.kind, 'win'),
          inArray(
            ledgerTransactions.reference,
            bets.map(({ id }) => id),
          ),
        ),
      );
    expect(paid, `killed before statement ${life}`).toHaveLength(bets.filter(({ state }) => state === 'won').length);
  }
  expect(life).toBeGreaterThan(15);
  await ledgerIsExact();
}, 240_000);
