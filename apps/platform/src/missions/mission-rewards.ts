import { formatAmount, type Minor } from '@livery/contract/money';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, type Day, instantAt, mondayOf } from '../clock/calendar.ts';
import type { Database } from '../db/database.ts';
import { bets, games, missions } from '../db/schema/tables.ts';
import { isValidBet } from '../promotions/member-facts.ts';
import type { RewardContext } from '../promotions/reward-context.ts';
import { line, type Reward } from '../promotions/reward.ts';

export type MissionRow = typeof missions.$inferSelect;

export interface MissionProgress {
  readonly mission: MissionRow;
  readonly rewardId: string;
  /** A count, or minor units for `stake`. */
  readonly done: number;
  readonly endsAt: Date;
  readonly status: 'open' | 'claimable' | 'claimed';
}

type Counts = Readonly<Record<MissionRow['goal'], number>>;
const nothing: Counts = { stake: 0, rounds: 0, wins: 0, games: 0, days: 0 };

interface Period {
  readonly from: Date;
  readonly to: Date;
  readonly timeZone: string;
}

/** What a member did in a period, over all and by category. */
const countPlay = async (
  db: Database,
  memberId: string,
  { from, to, timeZone }: Period,
): Promise<ReadonlyMap<string | null, Counts>> => {
  const counts = {
    stake: sql<string>`coalesce(sum(${bets.stake}), 0)`.mapWith(Number),
    rounds: sql<number>`count(*)::int`,
    wins: sql<number>`count(*) filter (where ${bets.payout} > ${bets.stake})::int`,
    games: sql<number>`count(distinct ${bets.nodeId})::int`,
    days: sql<number>`count(distinct (${bets.settledAt} at time zone ${timeZone})::date)::int`,
  };
  const rows = await db
    .select({ category: sql<string | null>`${games.category}`, ...counts })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(eq(bets.memberId, memberId), isValidBet, gte(bets.settledAt, from), lt(bets.settledAt, to)))
    .groupBy(sql`grouping sets ((${games.category}), ())`);
  return new Map(rows.map(({ category, ...rest }) => [category, rest]));
};

const periodOf = (period: MissionRow['period'], today: Day): { first: Day; after: Day } => {
  if (period === 'day') return { first: today, after: addDays(today, 1) };
  return { first: mondayOf(today), after: addDays(mondayOf(today), 7) };
};

/** The missions of the running day and week, with what the member's own bets have done of each. */
export const missionProgress = async ({
  db,
  merchant,
  memberId,
  today,
  claims,
}: RewardContext): Promise<MissionProgress[]> => {
  const rows = await db
    .select()
    .from(missions)
    .where(and(eq(missions.merchant, merchant.code), eq(missions.isActive, true)))
    .orderBy(asc(missions.position));
  const { timeZone } = merchant;
  const played = new Map<MissionRow['period'], ReadonlyMap<string | null, Counts>>();
  for (const period of new Set(rows.map((row) => row.period))) {
    const { first, after } = periodOf(period, today);
    played.set(
      period,
      await countPlay(db, memberId, { from: instantAt(first, timeZone), to: instantAt(after, timeZone), timeZone }),
    );
  }
  return rows.map((mission) => {
    const { first, after } = periodOf(mission.period, today);
    const rewardId = `${mission.id}:${first}`;
    const done = (played.get(mission.period)?.get(mission.category) ?? nothing)[mission.goal];
    const status = claims.has(rewardId) ? 'claimed' : done >= mission.target ? 'claimable' : 'open';
    return { mission, rewardId, done, status, endsAt: instantAt(after, timeZone) };
  });
};

/** A count as it is, money as the wire writes it. */
export const goalText = (goal: MissionRow['goal'], value: Minor): string =>
  goal === 'stake' ? formatAmount(value) : String(value);

const rewardOf = ({ mission, rewardId, done, endsAt }: MissionProgress): Reward => {
  const told = (code: 'goal' | 'done', value: number) =>
    mission.goal === 'stake' ? line.money(code, value) : line.count(code, value);
  const { amount, points, titles, rolloverTimes, target } = mission;
  return {
    id: rewardId,
    source: 'MISSION',
    promotionId: null,
    titles,
    amount,
    points,
    rollover: amount * rolloverTimes,
    availableUntil: endsAt,
    lines: [told('goal', target), told('done', done)],
  };
};

/** Missions pay only where both their switches are on: the missions, and their page. */
export const areMissionsOn = (flags: Readonly<Record<string, boolean>>): boolean =>
  Boolean(flags.MISSION && flags.MISSIONLB3);

export const missionRewards = async (context: RewardContext): Promise<Reward[]> => {
  if (!areMissionsOn(context.flags)) return [];
  return (await missionProgress(context)).filter(({ status }) => status === 'claimable').map(rewardOf);
};
