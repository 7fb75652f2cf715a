import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { launchGame } from '@livery/contract/catalogue/games';
import { seamlessBet, seamlessSession } from '@livery/contract/seamless';
import { login } from '@livery/contract/auth/session';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { DatabaseHandle } from '../core/db/database.ts';
import { wrapPglite } from '../core/db/pglite.ts';
import { createClient, getValue } from '../testing/client.ts';
import { createPostgresTestStore } from '../testing/postgres-test-store.ts';
import { buildTestApp } from '../testing/test-platform.ts';
import { fillWithDemo } from '../testing/create-demo-dump.ts';
import { createRecorder, type Statement, createReplay } from './bet-statements.ts';

const reportFile = fileURLToPath(new URL('../../../../docs/performance/wallet.json', import.meta.url));
const databaseUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const vendor = 'LANTERN';
/**
 * Players who bet concurrently. Several players are necessary, because every database processes the bets of one player
 * one after the other.
 */
const players = ['demo', 'agent', 'partner', 'trial'] as const;
const rounds = 7;
/**
 * Duration of one measurement in milliseconds. The measured variants take turns in many short rounds, so that other
 * load on the machine affects all of them equally.
 */
const roundMs = 2000;

type Recorder = ReturnType<typeof createRecorder>;
type InTransaction = (statements: readonly Statement[]) => Promise<void>;
type Bet = () => Promise<void>;

const createEmbeddedSetup = async ({
  logger,
}: Recorder): Promise<{ store: DatabaseHandle; inTransaction: InTransaction }> => {
  const client = await PGlite.create(join(await mkdtemp(join(tmpdir(), 'livery-bench-')), 'database'));
  const store = await wrapPglite(client);
  await fillWithDemo(store.db);
  return {
    store: { ...store, db: drizzlePglite(client, { logger }) },
    inTransaction: (statements) =>
      client.transaction(async (tx) => {
        for (const { text, params } of statements) await tx.query(text, [...params]);
      }),
  };
};

const createPostgresSetup = async ({
  logger,
}: Recorder): Promise<{ store: DatabaseHandle; inTransaction: InTransaction }> => {
  const testStore = await createPostgresTestStore(databaseUrl);
  const pool = new pg.Pool({ connectionString: testStore.url, max: 20 });
  // The database is dropped while connections are still open. Without this listener, the errors of these connections
  // would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const close = async (): Promise<void> => {
    await pool.end();
    await testStore.close();
  };
  return {
    store: { ...testStore, db: drizzlePostgres(pool, { logger }), close },
    inTransaction: async (statements) => {
      const client = await pool.connect();
      await client.query('begin');
      for (const { text, params } of statements) await client.query(text, [...params]);
      await client.query('commit');
      client.release();
    },
  };
};

/**
 * Creates two kinds of bets to compare. A `wallet` bet is a signed call to the route of the gateway, like a call of a
 * game vendor. A `bare` bet runs only the SQL statements of that call, in one transaction.
 */
const createContenders = async (
  open: typeof createEmbeddedSetup,
): Promise<{ wallet: Bet[]; bare: Bet[]; statements: number; close: () => Promise<void> }> => {
  const recorder = createRecorder();
  const { store, inTransaction } = await open(recorder);
  const platform = await buildTestApp({ store });
  const client = createClient(platform);
  const { games } = (
    await platform.app.inject({
      url: `/wps/relay/GCSGAME_gameList?gameType=RNG&language=EN&vassalage=${vendor}`,
      headers: { merchant: 'bituinara' },
    })
  ).json().value;
  const wallet: Bet[] = [];
  const bare: Bet[] = [];
  let statements = 0;
  for (const username of players) {
    const { token } = getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' }));
    const { url } = getValue(
      await client.call(
        launchGame,
        { vendor, gameId: games[0].roomId, nodeId: games[0].nodeId, language: 'EN' },
        { token },
      ),
    );
    const playerSession = getValue(
      await client.vendorCall(seamlessSession, { token: new URL(url).searchParams.get('token') ?? '' }, { vendor }),
    );
    const bet: Bet = async () => {
      const id = randomUUID();
      getValue(
        await client.vendorCall(
          seamlessBet,
          {
            token: playerSession.token,
            transactionUuid: id,
            roundId: id,
            gameId: playerSession.gameId,
            amount: '0.01',
          },
          { vendor },
        ),
      );
    };
    // The first bet is not measured, because it runs additional statements: nothing about the player is cached yet.
    await bet();
    const recorded = [await recorder.record(bet), await recorder.record(bet)] as const;
    const replay = createReplay(...recorded);
    statements = recorded[0].length;
    wallet.push(bet);
    bare.push(() => inTransaction(replay()));
  }
  return { wallet, bare, statements, close: () => platform.close() };
};

/** Returns the number of bets per second of all players together. The players bet at the same time. */
const measure = async (bets: readonly Bet[]): Promise<number> => {
  const started = performance.now();
  let count = 0;
  await Promise.all(
    bets.map(async (bet) => {
      while (performance.now() - started < roundMs) {
        await bet();
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - started);
};

const embedded = await createContenders(createEmbeddedSetup);
const postgres = await createContenders(createPostgresSetup);
const contenders = {
  embedded: embedded.wallet,
  embeddedBare: embedded.bare,
  postgresql: postgres.wallet,
  postgresqlBare: postgres.bare,
} as const;
const measured = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
for (const bets of Object.values(contenders)) await measure(bets);
for (let round = 0; round < rounds; round += 1) {
  for (const [name, bets] of Object.entries(contenders)) measured.get(name)?.push(await measure(bets));
}
await embedded.close();
await postgres.close();

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const betsPerSecond = Object.fromEntries([...measured].map(([name, figures]) => [name, Math.round(median(figures))]));
const ratio = (one: string, other: string): number =>
  Number(((betsPerSecond[one] ?? 0) / (betsPerSecond[other] || 1)).toFixed(2));
const report = {
  what: [
    `Bets a second of ${players.length} members at once through the seamless wallet`,
    '(signed call, route, session, limits, ledger), on the embedded database and on PostgreSQL,',
    `against a bare transaction of the same ${postgres.statements} statements on each:`,
    `median of ${rounds} rounds taken in turns`,
  ].join(' '),
  repeat: 'BENCH_DATABASE_URL=postgres://… nx run platform:bench-wallet',
  ratios: {
    embeddedToBare: ratio('embedded', 'embeddedBare'),
    postgresqlToBare: ratio('postgresql', 'postgresqlBare'),
    postgresqlToEmbedded: ratio('postgresql', 'embedded'),
  },
  betsPerSecond,
  /**
   * Conditions of the measurement. If `loadOfTheMachine` is larger than `cores`, other processes used the processors
   * during the measurement, and the ratios are not exact. A variant that mostly waits for the database is slowed less
   * than the other variants, so its ratio is then too high.
   */
  conditions: { cores: availableParallelism(), loadOfTheMachine: Math.round(loadavg()[1] ?? 0) },
  node: process.version,
};
await mkdir(dirname(reportFile), { recursive: true });
await writeFile(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
