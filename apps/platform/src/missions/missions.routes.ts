import { formatAmount } from '@livery/contract/money';
import { listMissions } from '@livery/contract/missions';
import { addDays, instantAt, mondayOf } from '../clock/calendar.ts';
import type { Database } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import { bannerUrl } from '../media/addresses.ts';
import { openRewardContext } from '../promotions/reward-context.ts';
import type { RewardGate } from '../promotions/reward-gates.ts';
import { textIn } from '../promotions/wire.ts';
import { goalText, missionProgress } from './mission-rewards.ts';
import { readRanking } from './ranking.ts';

export const missionsRoutes = (
  route: Route,
  { db, gate }: { readonly db: Database; readonly gate: RewardGate },
): void => {
  route(listMissions, async (call) => {
    const { merchant, language, session } = call;
    const context = await openRewardContext(db, await gate(call, 'MISSION', 'MISSIONLB3'));
    const monday = mondayOf(context.today);
    const ranking = await readRanking(db, {
      merchant,
      memberId: session.memberId,
      since: instantAt(monday, merchant.timeZone),
    });
    const list = (await missionProgress(context)).map(({ mission, rewardId, done, endsAt, status }) => ({
      id: mission.id,
      rewardId,
      title: textIn(mission.titles, language),
      image: bannerUrl(merchant.code, mission.picture),
      goal: mission.goal,
      category: mission.category,
      target: goalText(mission.goal, mission.target),
      done: goalText(mission.goal, done),
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
      ranking,
      weekEndsAt: instantAt(addDays(monday, 7), merchant.timeZone).toISOString(),
    };
  });
};
