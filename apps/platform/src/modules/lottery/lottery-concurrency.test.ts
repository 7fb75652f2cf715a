import { setTimeout as wait } from 'node:timers/promises';
import { lotteryBoard, openedNumeros, placeLotteryBets } from '@livery/contract/lottery';
import { login } from '@livery/contract/auth/session';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DatabaseHandle } from '../../core/db/database.ts';
import { connectPostgres } from '../../core/db/postgres.ts';
import { createClient, getValue } from '../../testing/client.ts';
import { createPostgresTestStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { loadDemoBeacon } from '../../demo/lottery/demo-beacon.ts';
import { createDrawJobs } from './draws/draw-scheduler.ts';
import { loadLotteryCatalogue } from './issues/lottery-catalogue.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger.tables.ts';
import { lotteryBets, lotteryIssues } from './lottery.tables.ts';

const server = inject('postgresServer');
const code = 'SSC_1M';
const players = ['demo', 'agent', 'partner'] as const;
/**
 * Number of draws in the test. In each draw, one gateway is killed some milliseconds later than in the draw before.
 * Therefore the kills interrupt the draw job at different statements.
 */
const draws = 8;

describe.runIf(server)('two instances on one PostgreSQL, one of them killed', () => {
  let store: PostgresTestStore;
  let platform: TestApp;
  beforeAll(async () => {
    store = await createPostgresTestStore(server ?? '');
    platform = await buildTestApp({ store });
  });
  afterAll(() => platform.close());

  const jobsOn = async ({ db }: DatabaseHandle, onPublish: () => void) =>
    createDrawJobs({
      db,
      clock: platform.clock,
      beacon: await loadDemoBeacon(platform.keys, platform.clock),
      onBeaconError: () => undefined,
      lotteryCatalogue: await loadLotteryCatalogue(db),
      hub: { publish: async () => onPublish() },
    });

  /**
   * Closes all database connections of one gateway. The connections are found by their application name. This simulates
   * a killed process.
   */
  const killConnections = (application: string) =>
    store.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${application}`,
    );

  it('settles each bet of each draw once, whenever one instance is killed', async () => {
    const client = createClient(platform);
    const tokens: string[] = [];
    for (const username of players)
      tokens.push(getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token);
    for (let turn = 0; turn < draws; turn += 1) {
      await platform.jobs.run('lottery.draws');
      const { current } = getValue(await client.call(openedNumeros, { code })).list[0]!;
      const price = getValue(await client.call(lotteryBoard, { code, prizeMode: 'SEA' })).methods.find(
        (method) => method.code === 'place',
      )!.prices[0]!;
      for (const token of tokens) {
        for (let slip = 0; slip < 3; slip += 1)
          getValue(
            await client.call(
              placeLotteryBets,
              {
                code,
                prizeMode: 'SEA',
                numeros: [{ numero: current.numero }],
                lines: [{ method: 'place', selection: '0,1,2,3,4,5,6,7,8,9||||', unit: '1.00', multiple: 1, price }],
              },
              { token },
            ),
          );
      }
      platform.clock.advance(new Date(current.drawsAt).getTime() - platform.clock.now().getTime());

      const name = `victim-${turn}`;
      const victim = await connectPostgres(`${store.url}?application_name=${name}`, () => undefined);
      const killed = (await jobsOn(victim, () => undefined)).run().catch(() => 'killed');
      const kill = wait(turn * 9).then(() => killConnections(name));
      const survivor = await jobsOn(store, () => undefined);
      await Promise.all([survivor.run(), killed, kill]);
      await victim.close();
      // The database has rolled back the open transaction of the killed gateway. The other gateway now repeats the
      // interrupted work.
      await survivor.run();

      const [issue] = await store.db
        .select()
        .from(lotteryIssues)
        .where(and(eq(lotteryIssues.code, code), eq(lotteryIssues.numero, current.numero)));
      expect(issue, `draw ${turn}`).toMatchObject({
        state: 'settled',
        betCount: players.length * 3,
        settledAt: expect.any(Date),
      });
      const bets = await store.db
        .select()
        .from(lotteryBets)
        .where(and(eq(lotteryBets.code, code), eq(lotteryBets.numero, current.numero)));
      expect(bets.map(({ state }) => state)).toEqual(Array.from({ length: players.length * 3 }, () => 'won'));
      const wins = await store.db
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
      expect(wins, `draw ${turn}`).toHaveLength(bets.length);
    }
    const [sum] = await store.db
      .select({ total: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
      .from(ledgerEntries);
    expect(sum?.total).toBe(0);
  }, 300_000);
});
