import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { bettingModule } from '../betting/index.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { responsibleGamingModule } from '../responsible-gaming/index.ts';
import { uploadsModule } from '../uploads/index.ts';
import { createRewardGuard } from './engine/reward-guard.ts';
import { jackpotRoutes } from './jackpot/jackpot.routes.ts';
import { missionsRoutes } from './missions/missions.routes.ts';
import { promotionsRoutes } from './promotions/promotions.routes.ts';
import { referralRoutes } from './referral/referral.routes.ts';
import { vipRoutes } from './vip/vip.routes.ts';

export { getLockedBonus } from './engine/wagering-requirement.ts';
export { missionContent, writeMissions } from './missions/missions.content.ts';
export { missions } from './missions.tables.ts';
export { type DepositBonusPromotion, listDepositBonuses, payDepositBonus } from './promotions/deposit-bonuses.ts';
export { isOffered as isPromotionOffered } from './promotions/eligibility.ts';
export { promotionContent, writePromotions } from './promotions/promotions.content.ts';
export { type PromotionRules, promotions } from './promotions.tables.ts';
export { referralCodes, referrals } from './referral.tables.ts';
export { findInviter, findUpline, recordReferral } from './referral/referral-repository.ts';
export { rewardClaims } from './rewards.tables.ts';
export { vipContent, writeVipLevels } from './vip/vip.content.ts';
export { vipLevels } from './vip.tables.ts';

/**
 * Milliseconds between two runs of the jackpot job. The first request after the end of a round draws the round. If
 * there is no request, the job draws it.
 */
const jackpotInterval = seconds(30);

/** Rewards: promotions, missions, VIP levels, invitations and the jackpot. */
export const rewardsModule = defineModule({
  name: 'rewards',
  dependsOn: {
    betting: bettingModule,
    brands: brandsModule,
    catalogue: catalogueModule,
    ledger: ledgerModule,
    members: membersModule,
    responsibleGaming: responsibleGamingModule,
    uploads: uploadsModule,
  },
  register: ({ route, db, clock, hub, jobs, getSiteOrigin }, { brands: { merchants } }) => {
    const gate = createRewardGuard(merchants, clock);
    promotionsRoutes(route, { db, clock, hub, merchants, gate });
    vipRoutes(route, { db, gate });
    missionsRoutes(route, { db, gate });
    referralRoutes(route, { db, gate, getSiteOrigin });
    const jackpots = jackpotRoutes(route, { db, clock, hub });
    jobs.add({ name: 'rewards.jackpots', every: jackpotInterval, run: () => jackpots.advance(merchants.all) });
  },
});
