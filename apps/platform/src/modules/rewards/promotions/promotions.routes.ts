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
} from '@livery/contract/rewards/promotions';
import { giveUpBonus } from '@livery/contract/rewards/bonuses';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { listMissionRewards } from '../missions/mission-rewards.ts';
import { listReferralRewards } from '../referral/referral-rewards.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { syncVipLevel } from '../engine/vip-status.ts';
import { applyToPromotion } from './apply-for-promotion.ts';
import { listClaimableRewards, readPromotions } from './claimable-rewards.ts';
import { giveUpBonus as giveUp } from './give-up-bonus.ts';
import { payReward } from './claim-reward.ts';
import { loadRewardContext, type RewardContext } from '../engine/reward-context.ts';
import type { RewardGuard } from '../engine/reward-guard.ts';
import type { Promotion, Eligibility } from '../engine/reward.ts';
import { getLockedBonus } from '../engine/wagering-requirement.ts';
import { isOffered, isRunning, getEligibility } from './eligibility.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import { serializeSummary, serializeReward, serializeEligibility } from '../engine/serialize.ts';
import { rewardClaims } from '../rewards.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

/** Milliseconds after the end of a promotion for which it is still in the list of promotions. */
const endedShownFor = days(30);
const historyPage = 20;

interface PromotionsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly gate: RewardGuard;
}

/** Lists the claimable rewards of missions or of invitations. The list is empty for other kinds of promotions. */
const listOwnRewards = async (context: RewardContext, { kind }: Promotion): Promise<readonly unknown[]> => {
  if (kind === 'MISSION') return listMissionRewards(context);
  return kind === 'REFERRAL' ? listReferralRewards(context) : [];
};

/**
 * Returns the state of a promotion for the list of promotions. For a running promotion with missions or invitations,
 * this state is only `claimable` or `progress`, because their own pages show the details.
 */
const getOverallEligibility = async (context: RewardContext, promotion: Promotion): Promise<Eligibility> => {
  const eligibility = await getEligibility(context, promotion);
  if (eligibility.status !== 'progress') return eligibility;
  const waiting = await listOwnRewards(context, promotion);
  return waiting.length > 0 ? { ...eligibility, status: 'claimable' } : eligibility;
};

/** Registers the routes that list the promotions of a brand and accept applications. */
const registerPromotions = (route: Route, { db, clock, merchants, gate }: PromotionsRoutesDeps): void => {
  /**
   * Loads the data from which the caller's rewards are computed. Returns null for guests and trial members, because
   * they can view promotions but not claim rewards.
   */
  const contextFor = async (merchant: Merchant, session: Session | undefined): Promise<RewardContext | null> =>
    session && !isTrial(session.memberType)
      ? loadRewardContext(db, {
          merchant,
          flags: await merchants.getFlags(merchant),
          memberId: session.memberId,
          now: clock.now(),
        })
      : null;

  const listShownPromotions = async (merchant: Merchant): Promise<Promotion[]> => {
    const flags = await merchants.getFlags(merchant);
    const now = clock.now();
    const isShown = (promotion: Promotion): boolean =>
      promotion.isActive &&
      promotion.startsAt <= now &&
      isOffered(promotion, flags) &&
      (!promotion.endsAt || promotion.endsAt.getTime() + endedShownFor > now.getTime());
    return (await readPromotions(db, merchant.code)).filter(isShown);
  };

  const getLanguage = ({
    language,
    request,
  }: {
    language: LanguageCode;
    request: { language?: string | undefined };
  }): LanguageCode => (request.language as LanguageCode | undefined) ?? language;

  route(listPromotions, async (call) => {
    const { merchant } = call;
    const reader = { merchant, language: getLanguage(call) };
    const context = await contextFor(merchant, await call.findSession());
    const list = [];
    for (const promotion of await listShownPromotions(merchant)) {
      const status = context ? (await getOverallEligibility(context, promotion)).status : null;
      list.push({ ...serializeSummary(promotion, reader), hasEnded: !isRunning(promotion, clock.now()), status });
    }
    return { list: [...list.filter(({ hasEnded }) => !hasEnded), ...list.filter(({ hasEnded }) => hasEnded)] };
  });

  route(promotionDetail, async (call) => {
    const { merchant, request } = call;
    const promotion = (await listShownPromotions(merchant)).find(({ id }) => id === request.id);
    if (!promotion) throw new GatewayError(ErrorCode.NotFound, { message: 'The promotion does not exist' });
    const reader = { merchant, language: getLanguage(call) };
    const context = await contextFor(merchant, await call.findSession());
    return {
      ...serializeSummary(promotion, reader),
      hasEnded: !isRunning(promotion, clock.now()),
      currency: merchant.currency,
      content: localizeText(promotion.contents, reader.language, merchant),
      terms: localizeText(promotion.terms, reader.language, merchant),
      rolloverTimes: promotion.rolloverTimes,
      mine: context ? serializeEligibility(await getOverallEligibility(context, promotion), reader) : null,
    };
  });

  route(
    applyActivity,
    async (call) => {
      const query = await gate(call);
      const promotion = (await listShownPromotions(call.merchant)).find(({ id }) => id === call.request.id);
      if (!promotion || !isRunning(promotion, clock.now()))
        throw new GatewayError(ErrorCode.NotFound, { message: 'The promotion does not exist' });
      const decideAt = await applyToPromotion(db, query, promotion, call.request);
      return { status: 'waiting' as const, answerBy: decideAt.toISOString() };
    },
    { perMinute: 20 },
  );
};

/** Registers the routes that list and pay the claimable rewards. */
const registerClaims = (route: Route, { db, hub, gate }: PromotionsRoutesDeps): void => {
  route(availablePromotions, async (call) => {
    const context = await loadRewardContext(db, await gate(call));
    await syncVipLevel(db, call.session, context.vip.level);
    const list = (await listClaimableRewards(context)).map((reward) => serializeReward(reward, call));
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
    giveUpBonus,
    async (call) => {
      const { memberId } = call.session;
      const { id } = call.request;
      const { taken, balance, currency } = await giveUp(db, await gate(call), id);
      await hub.publish({ type: 'balance', memberId, balance, currency });
      await hub.publish({ type: 'rewards', memberId });
      return { id, taken: formatAmount(taken), sumBalance: formatAmount(balance), currency };
    },
    { perMinute: 20 },
  );
};

/**
 * Registers the routes that list the claimed rewards, and the bets that are still required before these rewards can be
 * withdrawn.
 */
const registerClaimed = (route: Route, { db, gate }: PromotionsRoutesDeps): void => {
  route(rewardHistory, async (call) => {
    await gate(call, 'REWCEN3');
    const { merchant, language, request, session } = call;
    const isMemberClaim = eq(rewardClaims.memberId, session.memberId);
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(rewardClaims)
      .where(isMemberClaim);
    const rows = await db
      .select()
      .from(rewardClaims)
      .where(isMemberClaim)
      .orderBy(desc(rewardClaims.claimedAt), desc(rewardClaims.rewardId))
      .limit(historyPage)
      .offset((request.pageNo - 1) * historyPage);
    return {
      list: rows.map(
        ({ rewardId: id, source, promotionId, titles, amount, rollover, lines, claimedAt, givenUpAt }) => ({
          id,
          source,
          promotionId,
          title: localizeText(titles, language, merchant),
          amount: formatAmount(amount),
          currency: merchant.currency,
          rollover: formatAmount(rollover),
          lines: [...lines],
          claimedAt: claimedAt.toISOString(),
          givenUpAt: givenUpAt?.toISOString() ?? null,
        }),
      ),
      pageNum: request.pageNo,
      totalPages: Math.ceil((counted?.count ?? 0) / historyPage),
    };
  });

  route(rolloverStatus, async (call) => {
    await gate(call);
    const { merchant, language, session } = call;
    const { locked, remaining, bonuses } = await getLockedBonus(db, session.memberId);
    return {
      locked: formatAmount(locked),
      remaining: formatAmount(remaining),
      currency: merchant.currency,
      list: bonuses.map(
        ({ claim: { rewardId: id, source, titles, amount, rollover, claimedAt }, remaining: bonusRemaining }) => ({
          id,
          source,
          title: localizeText(titles, language, merchant),
          amount: formatAmount(amount),
          required: formatAmount(rollover),
          done: formatAmount(rollover - bonusRemaining),
          claimedAt: claimedAt.toISOString(),
        }),
      ),
    };
  });
};

export const promotionsRoutes = (route: Route, deps: PromotionsRoutesDeps): void => {
  registerPromotions(route, deps);
  registerClaims(route, deps);
  registerClaimed(route, deps);
};
