import { operation } from '../operation.ts';
import type * as schemas from './referral.schemas.ts';

export type { InvitedFriend } from './referral.schemas.ts';

export const referralOverview = operation<typeof schemas.referralOverview>()({
  name: 'referralOverview',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  access: 'member',
  summary: "The member's invite link and what it has earned",
});

export const referralFriends = operation<typeof schemas.referralFriends>()({
  name: 'referralFriends',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralList',
  access: 'member',
  summary: 'The friends that the member invited, the latest first',
});
