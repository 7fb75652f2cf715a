import type { Feature } from '@livery/kit/feature/define-feature';
import { accountData } from './member/account-data/account-data.feature.ts';
import { legal } from './member/legal/legal.feature.ts';
import { changePassword } from './auth/password/change/change-password.feature.ts';
import { deposit } from './wallet/deposit/deposit.feature.ts';
import { feedback } from './member/feedback/feedback.feature.ts';
import { initialPassword } from './auth/password/initial/initial-password.feature.ts';
import { forgotPassword } from './auth/forgot-password/forgot-password.feature.ts';
import { help } from './member/help/help.feature.ts';
import { kyc } from './member/kyc/kyc.feature.ts';
import { referral } from './rewards/referral/referral.feature.ts';
import { login } from './auth/login/login.feature.ts';
import { messages } from './member/messages/messages.feature.ts';
import { memberCenter } from './member/member-center/member-center.feature.ts';
import { missions } from './rewards/missions/missions.feature.ts';
import { paymentPassword } from './wallet/payment-password/payment-password.feature.ts';
import { responsibleGaming } from './member/responsible-gaming/responsible-gaming.feature.ts';
import { profile } from './member/profile/profile.feature.ts';
import { promotions } from './rewards/promotions/promotions.feature.ts';
import { push } from './member/push/push.feature.ts';
import { rebateFeatures } from './wallet/rebates/rebates.features.ts';
import { historyFeatures } from './wallet/history/history.features.ts';
import { register } from './auth/register/register.feature.ts';
import { rewardCenter } from './rewards/reward-center/reward-center.feature.ts';
import { security } from './member/security/security.feature.ts';
import { setPassword } from './auth/password/reset/set-password.feature.ts';
import { settings } from './member/settings/settings.feature.ts';
import { social } from './auth/social/social.feature.ts';
import { transferFeatures } from './wallet/transfers/transfers.features.ts';
import { trial } from './auth/trial/trial.feature.ts';
import { verifyEmail } from './auth/verify-email/verify-email.feature.ts';
import { vip } from './rewards/vip/vip.feature.ts';
import { withdraw } from './wallet/withdraw/withdraw.feature.ts';

export const accountFeatures: readonly Feature[] = [
  accountData,
  legal,
  changePassword,
  feedback,
  initialPassword,
  forgotPassword,
  help,
  kyc,
  referral,
  login,
  messages,
  memberCenter,
  missions,
  responsibleGaming,
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
  ...historyFeatures,
  ...transferFeatures,
  withdraw,
];
