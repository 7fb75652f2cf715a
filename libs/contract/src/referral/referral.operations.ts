import { operation } from '../operation.ts';
import type * as schemas from './referral.schemas.ts';

export type { InvitedFriend } from './referral.schemas.ts';

export const referralOverview = operation<typeof schemas.referralOverview>()({
  name: 'referralOverview',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  access: 'member',
  summary: "Get the member's invite link and its earnings",
});

export const referralFriends = operation<typeof schemas.referralFriends>()({
  name: 'referralFriends',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralList',
  access: 'member',
  summary: 'List the invited friends, newest first',
});
