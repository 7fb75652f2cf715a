import type { Feature } from '@livery/kit/feature';
import { accountData } from './account-data/account-data.feature.ts';
import { agreement } from './agreement/agreement.feature.ts';
import { changePassword } from './change-password/change-password.feature.ts';
import { deposit } from './deposit/deposit.feature.ts';
import { feedback } from './feedback/feedback.feature.ts';
import { firstPassword } from './first-password/first-password.feature.ts';
import { forget } from './forget/forget.feature.ts';
import { help } from './help/help.feature.ts';
import { identity } from './identity/identity.feature.ts';
import { invite } from './invite/invite.feature.ts';
import { login } from './login/login.feature.ts';
import { messages } from './messages/messages.feature.ts';
import { mine } from './mine/mine.feature.ts';
import { missions } from './missions/missions.feature.ts';
import { paymentPassword } from './payment-password/payment-password.feature.ts';
import { playLimits } from './play-limits/play-limits.feature.ts';
import { profile } from './profile/profile.feature.ts';
import { promotions } from './promotions/promotions.feature.ts';
import { push } from './push/push.feature.ts';
import { rebateFeatures } from './rebate/rebate.features.ts';
import { recordFeatures } from './records/records.features.ts';
import { register } from './register/register.feature.ts';
import { rewardCenter } from './reward-center/reward-center.feature.ts';
import { security } from './security/security.feature.ts';
import { setPassword } from './set-password/set-password.feature.ts';
import { settings } from './settings/settings.feature.ts';
import { social } from './social/social.feature.ts';
import { transferFeatures } from './transfer/transfer.features.ts';
import { trial } from './trial/trial.feature.ts';
import { verifyEmail } from './verify-email/verify-email.feature.ts';
import { vip } from './vip/vip.feature.ts';
import { withdraw } from './withdraw/withdraw.feature.ts';

export const accountFeatures: readonly Feature[] = [
  accountData,
  agreement,
  changePassword,
  feedback,
  firstPassword,
  forget,
  help,
  identity,
  invite,
  login,
  messages,
  mine,
  missions,
  playLimits,
  profile,
  promotions,
  push,
  register,
  rewardCenter,
  security,
  setPassword,
  settings,
  social,
  trial,
  verifyEmail,
  vip,
  deposit,
  paymentPassword,
  ...rebateFeatures,
  ...recordFeatures,
  ...transferFeatures,
  withdraw,
];
