import { operation } from '../operation.ts';
import type * as schemas from './promotions.schemas.ts';

export type { PromotionEligibility, Reward, RewardLine } from './promotions.schemas.ts';

export const listPromotions = operation<typeof schemas.listPromotions>()({
  name: 'listPromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionList',
  access: 'guest',
  summary: 'The promotions of a brand, and how a member stands in each',
});

export const promotionDetail = operation<typeof schemas.promotionDetail>()({
  name: 'promotionDetail',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  access: 'guest',
  summary: 'One promotion with its terms, and how a member stands in it',
});

export const availablePromotions = operation<typeof schemas.availablePromotions>()({
  name: 'availablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  access: 'member',
  summary: 'The rewards that a member can claim now, and how many',
});

export const claimReward = operation<typeof schemas.claimReward>()({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  access: 'member',
  summary: 'Pays a reward, once; asked again it answers the same',
});

export const rewardHistory = operation<typeof schemas.rewardHistory>()({
  name: 'rewardHistory',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionHistory',
  access: 'member',
  summary: 'The rewards that a member has claimed, the latest first',
});

export const rolloverStatus = operation<typeof schemas.rolloverStatus>()({
  name: 'rolloverStatus',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRollover',
  access: 'member',
  summary: 'Bonuses that must still be wagered before they can be withdrawn',
});

export const applyActivity = operation<typeof schemas.applyActivity>()({
  name: 'applyActivity',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyActivity',
  access: 'member',
  summary: 'Applies for a promotion that is looked at before it pays',
});
