import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { migratePostgres } from '../core/db/migrate-postgres.ts';
import { connectPostgres } from '../core/db/postgres.ts';
import { findCaller } from '../modules/agents/team/access.ts';
import { countOnline, readCounts, getTeamSize } from '../modules/agents/team/counts.ts';
import { readDays } from '../modules/agents/team/daily.ts';
import { aggregateTeams } from '../modules/agents/team/statistics.ts';
import { readAllDays, readCategories, readLines } from '../modules/agents/team/profit.ts';
import { readSums } from '../modules/agents/team/totals.ts';
import { readTree } from '../modules/agents/team/tree.ts';
import { addGame, growTree, getRootId, type TreeShape } from './agent-tree.ts';
import { memberDailyStats, teamDailyStats } from '../modules/agents/team/statistics.tables.ts';

const reportFile = fileURLToPath(new URL('../../../../docs/performance/agents.json', import.meta.url));
const databaseUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const members = Number(process.env.BENCH_MEMBERS ?? 100_000);
const rounds = 15;
/**
 * Number of measurements of `plainSums`. This query is slow, but its times vary little, so few measurements are enough.
 */
const plainRounds = 5;
const day = '2026-11-20';
const now = new Date(`${day}T12:00:00Z`);
const today = { startDate: day, endDate: day };
const week = { startDate: '2026-11-14', endDate: day };
const month = { startDate: '2026-10-22', endDate: day };

const deep: TreeShape = { merchant: 'bench-deep', members, bets: 3 * members, fan: 10 };
const wide: TreeShape = { merchant: 'bench-wide', members, bets: members, fan: members };

/** Name of the temporary database. The database is dropped at the end. */
const scratch = 'livery_bench_agents';
const server = new pg.Client({ connectionString: databaseUrl });
await server.connect();
await server.query(`drop database if exists ${scratch} with (force)`);
await server.query(`create database ${scratch}`);
const scratchUrl = Object.assign(new URL(databaseUrl), { pathname: `/${scratch}` }).href;
await migratePostgres(scratchUrl);
const store = await connectPostgres(scratchUrl, () => undefined);
const { db } = store;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
await addGame(db);
await growTree(db, deep, now);
const aggregateMs = await timed(() => aggregateTeams(db));
await growTree(db, wide, now);
await aggregateTeams(db);
await db.execute(sql`vacuum analyze`);

/**
 * Creates functions that read the data of three agent pages: the overview, the member list and the profit report. The
 * functions run the same queries as the routes of the gateway.
 */
const createReads = async (shape: TreeShape) => {
  const root = getRootId(shape);
  const caller = await findCaller(db, { memberId: root, merchant: shape.merchant } as never);
  const createTreeRequest = (sort: 'joined' | 'bet', search = '', days = today) =>
    ({ ...days, parentId: undefined, search, kind: 'all', state: 'all', sort, limit: 30, cursor: undefined }) as never;
  return {
    overview: async (days = today) => [
      await readSums(db, teamDailyStats, root, days),
      await readCounts(db, caller, days),
      await readDays(db, root, days, 'latest', 93),
      await countOnline(db, caller, now),
      await getTeamSize(db, caller),
    ],
    treePage: (days = today) => readTree(db, caller, createTreeRequest('joined', '', days), now),
    treeByBets: (days = today) => readTree(db, caller, createTreeRequest('bet', '', days), now),
    treeSearch: () => readTree(db, caller, createTreeRequest('joined', 'bench777'), now),
    profit: async (days = today) => [
      await readSums(db, teamDailyStats, root, days),
      await readCounts(db, caller, days),
      await readSums(db, memberDailyStats, root, days),
      await readAllDays(db, root, days, day),
      await readCategories(db, root, days),
      await readLines(db, caller, days),
    ],
  };
};
/**
 * SQL query for comparison with the optimized queries of the gateway. It finds all members below an agent by recursion
 * and sums their bets.
 */
const plainSums = (of: typeof today) => sql`
  with recursive team (id) as (
    select ${getRootId(deep)}::text
    union all
    select members.id from members join team on members.upline_id = team.id
  )
  select sum(stake), sum(payout), count(distinct member_id)
  from bets
  where member_id in (select id from team)
    and state in ('won', 'lost')
    and settled_at >= ${`${of.startDate}T00:00:00Z`}::timestamptz
    and settled_at < ${`${of.endDate}T00:00:00Z`}::timestamptz + interval '1 day'`;

const [ofDeep, ofWide] = [await createReads(deep), await createReads(wide)];
const contenders: Record<string, () => Promise<unknown>> = {
  overview: () => ofDeep.overview(),
  weekOverview: () => ofDeep.overview(week),
  monthOverview: () => ofDeep.overview(month),
  treePage: () => ofDeep.treePage(),
  weekTreePage: () => ofDeep.treePage(week),
  treeByBets: () => ofDeep.treeByBets(),
  treeSearch: ofDeep.treeSearch,
  dayProfit: () => ofDeep.profit(),
  weekProfit: () => ofDeep.profit(week),
  monthProfit: () => ofDeep.profit(month),
  wideOverview: () => ofWide.overview(),
  wideWeekOverview: () => ofWide.overview(week),
  wideMonthOverview: () => ofWide.overview(month),
  wideTreePage: () => ofWide.treePage(),
  wideTreeByBets: () => ofWide.treeByBets(),
  wideDayProfit: () => ofWide.profit(),
  plainDay: () => db.execute(plainSums(today)),
  plainMonth: () => db.execute(plainSums(month)),
};
const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
for (const run of Object.values(contenders)) await run();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, run] of Object.entries(contenders)) {
    if (name.startsWith('plain') && round >= plainRounds) continue;
    times.get(name)?.push(await timed(run));
  }
}
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const medianMs = Object.fromEntries([...times].map(([name, figures]) => [name, Number(median(figures).toFixed(1))]));
await store.close();
await server.query(`drop database if exists ${scratch} with (force)`);
await server.end();

const ratio = (one = 0, other = 1): number => Number((one / (other || 1)).toFixed(1));
const report = {
  what: [
    `Milliseconds of what an agent with ${members} members below reads from PostgreSQL,`,
    "and of the plain recursive query for a day's sums alone:",
    `medians of ${rounds} and ${plainRounds} rounds taken in turns.`,
    `Ten members right below each, ${deep.bets} bets in thirty days;`,
    `in the wide tree all right below the agent, ${wide.bets} bets`,
  ].join(' '),
  repeat: 'BENCH_DATABASE_URL=postgres://… nx run platform:bench-agents',
  node: process.version,
  members,
  /** Load average of the machine over the last minute. A high load makes all measured times longer. */
  loadAverage: Math.round(loadavg()[0] ?? 0),
  medianMs,
  ratios: {
    plainDayToOverview: ratio(medianMs.plainDay, medianMs.overview),
    plainDayToDayProfit: ratio(medianMs.plainDay, medianMs.dayProfit),
  },
  foldedASecond: Math.round((deep.members + deep.bets) / (aggregateMs / 1000)),
};
await mkdir(dirname(reportFile), { recursive: true });
await writeFile(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
