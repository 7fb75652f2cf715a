import { formatAmount } from '@livery/contract/money';
import { listMissions } from '@livery/contract/rewards/missions';
import { addDays, zonedTimeToUtc, getMonday } from '../../../core/clock/calendar.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Route } from '../../../core/http/route.ts';
import { storedImageUrl } from '../../brands/index.ts';
import { loadRewardContext } from '../engine/reward-context.ts';
import type { RewardGuard } from '../engine/reward-guard.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import { formatGoal, getMissionStreak, loadMissionProgress } from './mission-rewards.ts';
import { readLeaderboard } from './leaderboard.ts';

export const missionsRoutes = (
  route: Route,
  { db, gate }: { readonly db: Database; readonly gate: RewardGuard },
): void => {
  route(listMissions, async (call) => {
    const { merchant, language, session } = call;
    const context = await loadRewardContext(db, await gate(call, 'MISSION', 'MISSIONLB3'));
    const monday = getMonday(context.today);
    const ranking = await readLeaderboard(db, {
      merchant,
      memberId: session.memberId,
      since: zonedTimeToUtc(monday, merchant.timeZone),
    });
    const list = (await loadMissionProgress(context)).map(({ mission, rewardId, done, endsAt, status }) => ({
      id: mission.id,
      rewardId,
      title: localizeText(mission.titles, language, merchant),
      image: storedImageUrl(merchant.code, mission.picture),
      goal: mission.goal,
      category: mission.category,
      target: formatGoal(mission.goal, mission.target),
      done: formatGoal(mission.goal, done),
      percent: Math.min(100, Math.floor((done * 100) / mission.target)),
      period: mission.period,
      endsAt: endsAt.toISOString(),
      amount: formatAmount(mission.amount),
      rollover: formatAmount(mission.amount * mission.rolloverTimes),
      points: mission.points,
      status,
    }));
    return {
      currency: merchant.currency,
      list,
      streak: getMissionStreak(context),
      ranking,
      weekEndsAt: zonedTimeToUtc(addDays(monday, 7), merchant.timeZone).toISOString(),
    };
  });
};
