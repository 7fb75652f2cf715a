import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import { referralFriends, referralOverview } from '@livery/contract/referral';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { loadRewardContext } from '../engine/reward-context.ts';
import type { RewardGuard } from '../engine/reward-guard.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import { getOrCreateInvitationCode } from './referral-codes.ts';
import { findReferralPromotion, type InvitedMember, listInvited, listReferralRewards } from './referral-rewards.ts';
import { referrals } from '../referral.tables.ts';

const pageSize = 20;

export const referralRoutes = (
  route: Route,
  {
    db,
    gate,
    getSiteOrigin,
  }: {
    readonly db: Database;
    readonly gate: RewardGuard;
    readonly getSiteOrigin: (merchant: Merchant) => string;
  },
): void => {
  const countFriends = async (memberId: string): Promise<number> => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(referrals)
      .where(eq(referrals.inviterId, memberId));
    return row?.count ?? 0;
  };

  route(referralOverview, async (call) => {
    const { merchant, language, session } = call;
    const context = await loadRewardContext(db, await gate(call, 'REFERRAL'));
    const promotion = await findReferralPromotion(db, merchant.code, context.now);
    if (!promotion) throw new GatewayError(ErrorCode.FeatureDisabled);
    const code = await getOrCreateInvitationCode(db, merchant.code, session.memberId);
    const paid = [...context.claims.values()].filter(({ source }) => source === 'REFERRAL');
    const waiting = await listReferralRewards(context);
    const { least: minDeposit = 0, bets = 0, days = 30, amounts, friendsPerMonth = null } = promotion.rules;
    return {
      code,
      link: `${getSiteOrigin(merchant)}/m/register?affiliateCode=${code}`,
      currency: merchant.currency,
      invited: await countFriends(session.memberId),
      qualified: paid.length + waiting.length,
      earned: formatAmount(paid.reduce((sum, { amount }) => sum + amount, 0)),
      claimable: formatAmount(waiting.reduce((sum, { amount }) => sum + amount, 0)),
      rule: {
        deposit: formatAmount(minDeposit),
        bets: formatAmount(bets),
        days,
        reward: formatAmount(amounts?.[0] ?? 0),
        rolloverTimes: promotion.rolloverTimes,
        friendsPerMonth,
      },
      terms: localizeText(promotion.terms, language, merchant),
    };
  });

  route(referralFriends, async (call) => {
    const context = await loadRewardContext(db, await gate(call, 'REFERRAL'));
    const promotion = await findReferralPromotion(db, call.merchant.code, context.now);
    if (!promotion) throw new GatewayError(ErrorCode.FeatureDisabled);
    const { pageNo } = call.request;
    const friends = await listInvited(context, promotion, { limit: pageSize, offset: (pageNo - 1) * pageSize });
    const waiting = new Set((await listReferralRewards(context)).map(({ id }) => id));
    const isDeferred = (friend: InvitedMember): boolean =>
      friend.status === 'claimable' && !waiting.has(friend.rewardId);
    return {
      list: friends
        .map((friend) => (isDeferred(friend) ? { ...friend, status: 'waiting' as const } : friend))
        .map(({ publicId, rewardId, name, joinedAt, until, status, reward }) => ({
          id: publicId,
          rewardId,
          name,
          joinedAt: joinedAt.toISOString(),
          until: until.toISOString(),
          status,
          reward: formatAmount(reward),
        })),
      pageNum: pageNo,
      totalPages: Math.ceil((await countFriends(call.session.memberId)) / pageSize),
    };
  });
};
