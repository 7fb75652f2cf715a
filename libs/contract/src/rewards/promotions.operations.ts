import { operation } from '../operation.ts';
import type * as schemas from './promotions.schemas.ts';

export type { PromotionEligibility, Reward, RewardLine } from './promotions.schemas.ts';

export const listPromotions = operation<typeof schemas.listPromotions>()({
  name: 'listPromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionList',
  access: 'guest',
  summary: "List the promotions of the brand with the member's eligibility",
});

export const promotionDetail = operation<typeof schemas.promotionDetail>()({
  name: 'promotionDetail',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  access: 'guest',
  summary: "Get one promotion with its terms and the member's eligibility",
});

export const availablePromotions = operation<typeof schemas.availablePromotions>()({
  name: 'availablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  access: 'member',
  summary: 'List the rewards that the member can claim now, with their number',
});

export const claimReward = operation<typeof schemas.claimReward>()({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  access: 'member',
  summary: 'Claim a reward; a repeated request returns the same response',
});

export const rewardHistory = operation<typeof schemas.rewardHistory>()({
  name: 'rewardHistory',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionHistory',
  access: 'member',
  summary: 'List the claimed rewards of the member, newest first',
});

export const rolloverStatus = operation<typeof schemas.rolloverStatus>()({
  name: 'rolloverStatus',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRollover',
  access: 'member',
  summary: 'List the bonuses with open wagering requirements',
});

export const applyActivity = operation<typeof schemas.applyActivity>()({
  name: 'applyActivity',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyActivity',
  access: 'member',
  summary: 'Apply for a promotion that the operator reviews before it pays',
});
