import { formatAmount, type Minor } from '@livery/contract/money';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, type Day, zonedTimeToUtc, getMonday, toCalendarDay } from '../../../core/clock/calendar.ts';
import type { Database } from '../../../core/db/database.ts';
import { bets, isValidBet } from '../../betting/index.ts';
import type { RewardContext } from '../engine/reward-context.ts';
import { line, type Reward } from '../engine/reward.ts';
import { games } from '../../catalogue/index.ts';
import { missions } from '../missions.tables.ts';

export type MissionRow = typeof missions.$inferSelect;

export interface MissionProgress {
  readonly mission: MissionRow;
  readonly rewardId: string;
  /**
   * Progress of the member in the mission. For the goal `stake`, it is a sum of bets in minor units. For the other
   * goals, it is a number of rounds, wins, games or days.
   */
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

/**
 * Counts the bets of a member in a period, by game category. The entry with the key `null` contains the totals of all
 * categories.
 */
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

const getPeriod = (period: MissionRow['period'], today: Day): { first: Day; after: Day } => {
  if (period === 'day') return { first: today, after: addDays(today, 1) };
  return { first: getMonday(today), after: addDays(getMonday(today), 7) };
};

/** Loads the missions of the current day and week, with a member's progress. */
export const loadMissionProgress = async ({
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
    const { first, after } = getPeriod(period, today);
    played.set(
      period,
      await countPlay(db, memberId, {
        from: zonedTimeToUtc(first, timeZone),
        to: zonedTimeToUtc(after, timeZone),
        timeZone,
      }),
    );
  }
  return rows.map((mission) => {
    const { first, after } = getPeriod(mission.period, today);
    const rewardId = `${mission.id}:${first}`;
    const done = (played.get(mission.period)?.get(mission.category) ?? nothing)[mission.goal];
    const unclaimedStatus = done >= mission.target ? 'claimable' : 'open';
    const status = claims.has(rewardId) ? 'claimed' : unclaimedStatus;
    return { mission, rewardId, done, status, endsAt: zonedTimeToUtc(after, timeZone) };
  });
};

/**
 * Returns the mission streak: the number of consecutive days on which the member claimed at least one reward of a
 * mission. The streak ends today, or yesterday if the member has not claimed a reward today yet.
 */
export const getMissionStreak = ({
  claims,
  today,
  merchant,
}: Pick<RewardContext, 'claims' | 'today' | 'merchant'>): number => {
  const days = new Set(
    [...claims.values()]
      .filter(({ source }) => source === 'MISSION')
      .map(({ claimedAt }) => toCalendarDay(claimedAt, merchant.timeZone)),
  );
  let streak = 0;
  for (let day = days.has(today) ? today : addDays(today, -1); days.has(day); day = addDays(day, -1)) streak += 1;
  return streak;
};

/**
 * Formats a mission's value for the API. The value is a decimal amount of money for the goal `stake`, and a number of
 * events for other goals.
 */
export const formatGoal = (goal: MissionRow['goal'], value: Minor): string =>
  goal === 'stake' ? formatAmount(value) : String(value);

const toReward = ({ mission, rewardId, done, endsAt }: MissionProgress): Reward => {
  const toRewardLine = (code: 'goal' | 'done', value: number) =>
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
    lines: [toRewardLine('goal', target), toRewardLine('done', done)],
  };
};

/** Returns true if the feature flags for missions and for the page of missions are both on for the brand. */
export const areMissionsOn = (flags: Readonly<Record<string, boolean>>): boolean =>
  Boolean(flags.MISSION && flags.MISSIONLB3);

export const listMissionRewards = async (context: RewardContext): Promise<Reward[]> => {
  if (!areMissionsOn(context.flags)) return [];
  return (await loadMissionProgress(context)).filter(({ status }) => status === 'claimable').map(toReward);
};
