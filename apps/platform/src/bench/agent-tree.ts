import { sql } from 'drizzle-orm';
import type { Database } from '../core/db/database.ts';

export interface TreeShape {
  readonly merchant: string;
  readonly members: number;
  /** Number of bets. Their dates are distributed over thirty days. */
  readonly bets: number;
  /**
   * Number of direct downlines (members one level below) of each member. Members in the last levels of the tree have
   * fewer downlines, or no downlines.
   */
  readonly fan: number;
}

export const getRootId = ({ merchant }: TreeShape): string => `${merchant}-0`;

/** Inserts one game vendor (a company that supplies games) and one game. All bets of the benchmark are on this game. */
export const addGame = async (db: Database): Promise<void> => {
  await db.execute(sql`insert into vendors (code, name, position) values ('BENCH', 'Bench', 999)`);
  await db.execute(sql`
    insert into games (
      node_id, vendor, category, game_code, room_id, name, names, theme, colour, min_bet, is_hot, is_new, position
    )
    values ('bench', 'BENCH', 'RNG', 'bench', '1', 'Bench', '{}', 'dragon', '#000000', 1, false, false, 1)`);
};

/**
 * Inserts a tree of members and their bets with SQL. The database triggers that record changes for the team statistics
 * run as in production.
 */
export const growTree = async (db: Database, shape: TreeShape, now: Date): Promise<void> => {
  const { merchant, members, bets, fan } = shape;
  const [prefix, at] = [sql`${`${merchant}-`}::text`, sql`${now.toISOString()}::timestamptz`];
  await db.execute(sql`insert into merchants (code, time_zone) values (${merchant}, 'UTC')`);
  await db.execute(sql`
    with recursive tree (n, lineage) as (
      select 0::bigint, ${`/${getRootId(shape)}/`}::text
      union all
      select child, lineage || ${prefix} || child || '/'
      from tree
      cross join lateral generate_series(
        ${fan}::bigint * n + 1,
        least(${fan}::bigint * (n + 1), ${members}::bigint - 1)
      ) as child
    )
    insert into members (
      id, merchant, username, username_key, password_hash, type, upline_id, lineage, registered_at, last_seen_at
    )
    select
      ${prefix} || n,
      ${merchant},
      'bench' || n,
      'bench' || n,
      '',
      case when ${fan}::bigint * n + 1 < ${members}::bigint then 1 else 0 end,
      case when n > 0 then ${prefix} || ((n - 1) / ${fan}::bigint) end,
      lineage,
      ${at} - make_interval(hours => (n % 9000)::int),
      ${at} - make_interval(mins => (n % 5000)::int)
    from tree`);
  await db.execute(sql`
    insert into bets (
      vendor, id, merchant, member_id, node_id, round_id, state, stake, payout, placed_at, settled_at
    )
    select
      'BENCH',
      ${prefix} || n,
      ${merchant},
      ${prefix} || (n % ${members}::int),
      'bench',
      n,
      case when n % 3 = 0 then 'won' else 'lost' end,
      100 + n % 9000,
      case when n % 3 = 0 then 250 + n % 9000 else 0 end,
      placed.at,
      placed.at
    from generate_series(1, ${bets}::int) as n
    cross join lateral (select ${at} - make_interval(hours => (n * 7) % 720) as at) as placed`);
};
