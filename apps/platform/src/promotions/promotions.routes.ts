import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import {
  applyActivity,
  availablePromotions,
  claimReward,
  listPromotions,
  promotionDetail,
  rewardHistory,
  rolloverStatus,
} from '@livery/contract/promotions';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { days } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { rewardClaims } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { missionRewards } from '../missions/mission-rewards.ts';
import { referralRewards } from '../referral/referral-rewards.ts';
import type { Session } from '../session/session.ts';
import { keepVipLevel } from '../vip/vip-standing.ts';
import { applyTo } from './apply.ts';
import { claimableRewards, readPromotions } from './claimable.ts';
import { payReward } from './claim-reward.ts';
import { openRewardContext, type RewardContext } from './reward-context.ts';
import type { RewardGate } from './reward-gates.ts';
import type { Promotion, Standing } from './reward.ts';
import { lockedByRollover } from './rollover.ts';
import { isOffered, isRunning, standIn } from './standings.ts';
import { textIn, wireHead, wireReward, wireStanding } from './wire.ts';

/** One that has ended stays in the list this long, and says so. */
const endedShownFor = days(30);
const historyPage = 20;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly merchants: Merchants;
  readonly gate: RewardGate;
}

/** Missions and invitations tell of themselves on pages of their own; here only whether something waits there. */
const standAnywhere = async (context: RewardContext, promotion: Promotion): Promise<Standing> => {
  const standing = await standIn(context, promotion);
  if (standing.status !== 'progress') return standing;
  const waiting =
    promotion.kind === 'MISSION'
      ? await missionRewards(context)
      : promotion.kind === 'REFERRAL'
        ? await referralRewards(context)
        : [];
  return waiting.length > 0 ? { ...standing, status: 'claimable' } : standing;
};

export const promotionsRoutes = (route: Route, { db, clock, hub, merchants, gate }: Needs): void => {
  /** Null for a guest and for a free trial: they read, and take no part. */
  const contextFor = async (merchant: Merchant, session: Session | undefined): Promise<RewardContext | null> =>
    session && !isTrial(session.memberType)
      ? openRewardContext(db, {
          merchant,
          flags: await merchants.flagsOf(merchant),
          memberId: session.memberId,
          now: clock.now(),
        })
      : null;

  const shownTo = async (merchant: Merchant): Promise<Promotion[]> => {
    const flags = await merchants.flagsOf(merchant);
    const now = clock.now();
    const isShown = (promotion: Promotion): boolean =>
      promotion.isActive &&
      promotion.startsAt <= now &&
      isOffered(promotion, flags) &&
      (!promotion.endsAt || promotion.endsAt.getTime() + endedShownFor > now.getTime());
    return (await readPromotions(db, merchant.code)).filter(isShown);
  };

  const languageOf = ({
    language,
    request,
  }: {
    language: LanguageCode;
    request: { language?: string | undefined };
  }): LanguageCode => (request.language as LanguageCode | undefined) ?? language;

  route(listPromotions, async (call) => {
    const { merchant } = call;
    const reader = { merchant, language: languageOf(call) };
    const context = await contextFor(merchant, await call.findSession());
    const list = [];
    for (const promotion of await shownTo(merchant)) {
      const status = context ? (await standAnywhere(context, promotion)).status : null;
      list.push({ ...wireHead(promotion, reader), hasEnded: !isRunning(promotion, clock.now()), status });
    }
    return { list: [...list.filter(({ hasEnded }) => !hasEnded), ...list.filter(({ hasEnded }) => hasEnded)] };
  });

  route(promotionDetail, async (call) => {
    const { merchant, request } = call;
    const promotion = (await shownTo(merchant)).find(({ id }) => id === request.id);
    if (!promotion) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such promotion' });
    const reader = { merchant, language: languageOf(call) };
    const context = await contextFor(merchant, await call.findSession());
    return {
      ...wireHead(promotion, reader),
      hasEnded: !isRunning(promotion, clock.now()),
      currency: merchant.currency,
      content: textIn(promotion.contents, reader.language),
      terms: textIn(promotion.terms, reader.language),
      rolloverTimes: promotion.rolloverTimes,
      mine: context ? wireStanding(await standAnywhere(context, promotion), reader) : null,
    };
  });

  route(availablePromotions, async (call) => {
    const context = await openRewardContext(db, await gate(call));
    await keepVipLevel(db, call.session, context.vip.level);
    const list = (await claimableRewards(context)).map((reward) => wireReward(reward, call));
    return { unclaimed: list.length, list };
  });

  route(
    claimReward,
    async (call) => {
      const { memberId } = call.session;
      const { id } = call.request;
      const { amount, rollover, claimedAt, balance, currency, isNew } = await payReward(db, await gate(call), id);
      if (isNew) {
        await hub.publish({ type: 'balance', memberId, balance, currency });
        await hub.publish({ type: 'rewards', memberId });
      }
      return {
        id,
        amount: formatAmount(amount),
        currency,
        claimedAt: claimedAt.toISOString(),
        sumBalance: formatAmount(balance),
        rollover: formatAmount(rollover),
      };
    },
    { perMinute: 60 },
  );

  route(
    applyActivity,
    async (call) => {
      const question = await gate(call);
      const promotion = (await shownTo(call.merchant)).find(({ id }) => id === call.request.id);
      if (!promotion || !isRunning(promotion, clock.now()))
        throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such promotion' });
      const answerBy = await applyTo(db, question, promotion, call.request);
      return { status: 'waiting' as const, answerBy: answerBy.toISOString() };
    },
    { perMinute: 20 },
  );

  route(rewardHistory, async (call) => {
    await gate(call, 'REWCEN3');
    const { merchant, language, request, session } = call;
    const mine = eq(rewardClaims.memberId, session.memberId);
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(rewardClaims)
      .where(mine);
    const rows = await db
      .select()
      .from(rewardClaims)
      .where(mine)
      .orderBy(desc(rewardClaims.claimedAt), desc(rewardClaims.rewardId))
      .limit(historyPage)
      .offset((request.pageNo - 1) * historyPage);
    return {
      list: rows.map(({ rewardId: id, source, promotionId, titles, amount, rollover, lines, claimedAt }) => ({
        id,
        source,
        promotionId,
        title: textIn(titles, language),
        amount: formatAmount(amount),
        currency: merchant.currency,
        rollover: formatAmount(rollover),
        lines: [...lines],
        claimedAt: claimedAt.toISOString(),
      })),
      pageNum: request.pageNo,
      totalPages: Math.ceil((counted?.count ?? 0) / historyPage),
    };
  });

  route(rolloverStatus, async (call) => {
    await gate(call);
    const { merchant, language, session } = call;
    const { locked, remaining, bonuses } = await lockedByRollover(db, session.memberId);
    return {
      locked: formatAmount(locked),
      remaining: formatAmount(remaining),
      currency: merchant.currency,
      list: bonuses.map(
        ({ claim: { rewardId: id, source, titles, amount, rollover, claimedAt }, remaining: left }) => ({
          id,
          source,
          title: textIn(titles, language),
          amount: formatAmount(amount),
          required: formatAmount(rollover),
          done: formatAmount(rollover - left),
          claimedAt: claimedAt.toISOString(),
        }),
      ),
    };
  });
};
