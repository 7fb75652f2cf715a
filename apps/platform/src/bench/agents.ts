import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openPostgresStore } from '../db/postgres-store.ts';
import { findCaller } from '../team/access.ts';
import { countOnline, readCounts, sizeOf } from '../team/counts.ts';
import { foldTeams } from '../team/figures.ts';
import { readAllDays, readCategories, readLines } from '../team/profit.ts';
import { readSums } from '../team/sums.ts';
import { readTree } from '../team/tree.ts';
import { memberDays, teamDays } from '../db/schema/tables.ts';

const reportFile = fileURLToPath(new URL('../../../../docs/performance/agents.json', import.meta.url));
const databaseUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const merchant = 'bench-agents';
const size = Number(process.env.BENCH_MEMBERS ?? 100_000);
const bets = 3 * size;
const rounds = 15;
const day = '2026-11-20';
const now = new Date(`${day}T12:00:00Z`);
const days = { startDate: day, endDate: day };
const month = { startDate: '2026-10-22', endDate: day };

/** A database of its own, gone afterwards. */
const scratch = 'livery_bench_agents';
const server = new pg.Client({ connectionString: databaseUrl });
await server.connect();
await server.query(`drop database if exists ${scratch} with (force)`);
await server.query(`create database ${scratch}`);
const store = await openPostgresStore(Object.assign(new URL(databaseUrl), { pathname: `/${scratch}` }).href, () => undefined);
const { db } = store;
const root = `${merchant}-0`;

/** A tree of ten below each, so five levels deep, and three bets a member over thirty days, written by the same statements as the product's. */
const fill = async (): Promise<void> => {
  await db.execute(sql`insert into merchants (code, time_zone) values (${merchant}, 'UTC')`);
  await db.execute(sql`insert into vendors (code, name, position) values ('BENCH', 'Bench', 999)`);
  await db.execute(sql`insert into games (node_id, vendor, category, game_code, room_id, name, names, theme, colour, min_bet, is_hot, is_new, position) values ('bench', 'BENCH', 'RNG', 'bench', '1', 'Bench', '{}', 'dragon', '#000000', 1, false, false, 1)`);
  await db.execute(sql`
    with recursive tree (n, lineage) as (
      select 0, ${`/${root}/`}::text
      union all select child, lineage || ${`${merchant}-`} || child || '/' from tree cross join lateral generate_series(10 * n + 1, least(10 * n + 10, ${size - 1}::int)) as child
    )
    insert into members (id, merchant, username, username_key, password_hash, type, upline_id, lineage, registered_at, last_seen_at)
    select ${`${merchant}-`} || n, ${merchant}, 'bench' || n, 'bench' || n, '', case when 10 * n + 1 < ${size}::int then 1 else 0 end, case when n > 0 then ${`${merchant}-`} || ((n - 1) / 10) end, lineage,
      ${now.toISOString()}::timestamptz - make_interval(hours => n % 9000), ${now.toISOString()}::timestamptz - make_interval(mins => n % 5000) from tree`);
  await db.execute(sql`
    insert into bets (vendor, id, merchant, member_id, node_id, round_id, state, stake, payout, placed_at, settled_at)
    select 'BENCH', 'bench-' || n, ${merchant}, ${`${merchant}-`} || (n % ${size}::int), 'bench', n, case when n % 3 = 0 then 'won' else 'lost' end, 100 + n % 9000, case when n % 3 = 0 then 250 + n % 9000 else 0 end, at, at
    from generate_series(1, ${bets}::int) as n cross join lateral (select ${now.toISOString()}::timestamptz - make_interval(hours => (n * 7) % 720) as at) as placed`);
};

await fill();
const foldStarted = performance.now();
await foldTeams(db);
const foldMs = performance.now() - foldStarted;
await db.execute(sql`analyze`);

const caller = await findCaller(db, { memberId: root, merchant } as never);
const asked = { ...days, parentId: undefined, search: '', kind: 'all', state: 'all', sort: 'joined', limit: 30, cursor: undefined } as never;
/** The plain way: the tree by its uplines, and the bets of whoever is in it. */
const plainTeam = sql`with recursive team (id) as (select ${root}::text union all select members.id from members join team on members.upline_id = team.id)`;
const plainSums = (of: typeof days) => sql`${plainTeam} select sum(stake), sum(payout), count(distinct member_id) from bets where member_id in (select id from team) and state in ('won', 'lost') and settled_at >= ${`${of.startDate}T00:00:00Z`}::timestamptz and settled_at < ${`${of.endDate}T00:00:00Z`}::timestamptz + interval '1 day'`;

const contenders: Record<string, () => Promise<unknown>> = {
  overview: async () => [await readSums(db, teamDays, root, days), await readCounts(db, caller, days), await countOnline(db, caller, now), await sizeOf(db, caller)],
  treePage: () => readTree(db, caller, asked, now),
  dayProfit: async () => [await readSums(db, teamDays, root, days), await readSums(db, memberDays, root, days), await readAllDays(db, root, days, day), await readCategories(db, root, days), await readLines(db, caller, days)],
  monthOverview: async () => [await readSums(db, teamDays, root, month), await readCounts(db, caller, month)],
  plainDay: () => db.execute(plainSums(days)),
  plainMonth: () => db.execute(plainSums(month)),
};
const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
for (const run of Object.values(contenders)) await run();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, run] of Object.entries(contenders)) {
    const started = performance.now();
    await run();
    times.get(name)?.push(performance.now() - started);
  }
}
const median = (numbers: readonly number[]): number => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const medianMs = Object.fromEntries([...times].map(([name, figures]) => [name, Number(median(figures).toFixed(1))]));
await store.close();
await server.query(`drop database if exists ${scratch} with (force)`);
await server.end();

const report = {
  what: `Milliseconds of what an agent with ${size} members below reads, over ${bets} bets in PostgreSQL, and of the plain recursive query for the same sums: median of ${rounds} rounds taken in turns`,
  repeat: 'BENCH_DATABASE_URL=postgres://… nx run platform:bench-agents',
  node: process.version,
  medianMs,
  ratios: { plainDayToDayProfit: Number(((medianMs.plainDay ?? 0) / (medianMs.dayProfit || 1)).toFixed(1)), plainDayToOverview: Number(((medianMs.plainDay ?? 0) / (medianMs.overview || 1)).toFixed(1)) },
  foldOfAllBetsMs: Math.round(foldMs),
};
await mkdir(dirname(reportFile), { recursive: true });
await writeFile(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
