import * as announcementsOperations from '../announcements/announcements.operations.ts';
import * as announcementsSchemas from '../announcements/announcements.schemas.ts';
import * as appDownloadsOperations from '../site-settings/app-downloads.operations.ts';
import * as appDownloadsSchemas from '../site-settings/app-downloads.schemas.ts';
import * as realtimeOperations from '../realtime/realtime.operations.ts';
import * as realtimeSchemas from '../realtime/realtime.schemas.ts';
import * as feedbackOperations from '../support/feedback.operations.ts';
import * as feedbackSchemas from '../support/feedback.schemas.ts';
import * as gamesOperations from '../catalogue/games.operations.ts';
import * as gamesSchemas from '../catalogue/games.schemas.ts';
import { hotGames } from '../catalogue/hot-games.operations.ts';
import * as hotGamesSchemas from '../catalogue/hot-games.schemas.ts';
import * as rankedGamesOperations from '../catalogue/ranked-games.operations.ts';
import * as rankedGamesSchemas from '../catalogue/ranked-games.schemas.ts';
import * as kycOperations from '../kyc/kyc.operations.ts';
import * as kycSchemas from '../kyc/kyc.schemas.ts';
import * as responsibleGamingOperations from '../responsible-gaming/responsible-gaming.operations.ts';
import * as responsibleGamingSchemas from '../responsible-gaming/responsible-gaming.schemas.ts';
import * as helpOperations from '../support/help.operations.ts';
import * as helpSchemas from '../support/help.schemas.ts';
import * as lotteryOperations from '../lottery/lottery.operations.ts';
import * as lotterySchemas from '../lottery/lottery.schemas.ts';
import * as sportsOperations from '../sports/sports.operations.ts';
import * as sportsSchemas from '../sports/sports.schemas.ts';
import * as jackpotOperations from '../rewards/jackpot.operations.ts';
import * as jackpotSchemas from '../rewards/jackpot.schemas.ts';
import * as memberOperations from '../account/member.operations.ts';
import * as memberSchemas from '../account/member.schemas.ts';
import * as inboxOperations from '../notifications/inbox.operations.ts';
import * as inboxSchemas from '../notifications/inbox.schemas.ts';
import * as profileOperations from '../account/profile.operations.ts';
import * as profileSchemas from '../account/profile.schemas.ts';
import * as pushOperations from '../notifications/push.operations.ts';
import * as pushSchemas from '../notifications/push.schemas.ts';
import * as recoveryOperations from '../auth/recovery.operations.ts';
import * as recoverySchemas from '../auth/recovery.schemas.ts';
import * as registrationOperations from '../auth/registration.operations.ts';
import * as registrationSchemas from '../auth/registration.schemas.ts';
import * as bonusesOperations from '../rewards/bonuses.operations.ts';
import * as bonusesSchemas from '../rewards/bonuses.schemas.ts';
import * as missionsOperations from '../rewards/missions.operations.ts';
import * as missionsSchemas from '../rewards/missions.schemas.ts';
import * as promotionsOperations from '../rewards/promotions.operations.ts';
import * as promotionsSchemas from '../rewards/promotions.schemas.ts';
import * as referralOperations from '../referral/referral.operations.ts';
import * as referralSchemas from '../referral/referral.schemas.ts';
import * as securityOperations from '../auth/security.operations.ts';
import * as securitySchemas from '../auth/security.schemas.ts';
import * as searchOperations from '../catalogue/search.operations.ts';
import * as searchSchemas from '../catalogue/search.schemas.ts';
import * as supportOperations from '../support/support.operations.ts';
import * as supportSchemas from '../support/support.schemas.ts';
import * as sessionOperations from '../auth/session.operations.ts';
import * as sessionSchemas from '../auth/session.schemas.ts';
import * as socialLoginOperations from '../auth/social-login.operations.ts';
import * as socialLoginSchemas from '../auth/social-login.schemas.ts';
import * as stepUpOperations from '../auth/step-up.operations.ts';
import * as stepUpSchemas from '../auth/step-up.schemas.ts';
import { consolidatedSettings } from '../site-settings/consolidated-settings.operations.ts';
import { systemStatus, whitelabel } from '../site-settings/site-settings.operations.ts';
import * as siteSettingsSchemas from '../site-settings/site-settings.schemas.ts';
import * as otpOperations from '../auth/otp.operations.ts';
import * as otpSchemas from '../auth/otp.schemas.ts';
import * as telemetryOperations from '../telemetry/telemetry.operations.ts';
import * as telemetrySchemas from '../telemetry/telemetry.schemas.ts';
import * as vipOperations from '../rewards/vip.operations.ts';
import * as vipSchemas from '../rewards/vip.schemas.ts';
import * as depositsOperations from '../deposits/deposits.operations.ts';
import * as depositsSchemas from '../deposits/deposits.schemas.ts';
import * as paymentMethodsOperations from '../deposits/payment-methods.operations.ts';
import * as paymentMethodsSchemas from '../deposits/payment-methods.schemas.ts';
import * as paymentChannelsOperations from '../payment-channels/payment-channels.operations.ts';
import * as paymentChannelsSchemas from '../payment-channels/payment-channels.schemas.ts';
import * as withdrawalsOperations from '../withdrawals/withdrawals.operations.ts';
import * as withdrawalsSchemas from '../withdrawals/withdrawals.schemas.ts';
import * as historyOperations from '../history/history.operations.ts';
import * as historySchemas from '../history/history.schemas.ts';
import * as cashbackOperations from '../cashback/cashback.operations.ts';
import * as cashbackSchemas from '../cashback/cashback.schemas.ts';
import * as transfersOperations from '../transfers/transfers.operations.ts';
import * as transfersSchemas from '../transfers/transfers.schemas.ts';
import * as walletOperations from '../wallet/wallet.operations.ts';
import * as walletSchemas from '../wallet/wallet.schemas.ts';
import * as winnersOperations from '../catalogue/winners.operations.ts';
import * as winnersSchemas from '../catalogue/winners.schemas.ts';
import { registerOperations, type RegisteredOperation } from './register-operations.ts';

/** Operations that the app of every brand can call. */
export const commonRegistry: readonly RegisteredOperation[] = [
  // These operations belong to the code that the app loads first. They are imported one by one, because `import *`
  // would add a namespace object to this code.
  ...registerOperations({ consolidatedSettings, systemStatus, whitelabel }, siteSettingsSchemas),
  ...registerOperations({ hotGames }, hotGamesSchemas),
  ...registerOperations(sessionOperations, sessionSchemas),
  ...registerOperations(recoveryOperations, recoverySchemas),
  ...registerOperations(registrationOperations, registrationSchemas),
  ...registerOperations(socialLoginOperations, socialLoginSchemas),
  ...registerOperations(stepUpOperations, stepUpSchemas),
  ...registerOperations(otpOperations, otpSchemas),
  ...registerOperations(memberOperations, memberSchemas),
  ...registerOperations(profileOperations, profileSchemas),
  ...registerOperations(securityOperations, securitySchemas),
  ...registerOperations(inboxOperations, inboxSchemas),
  ...registerOperations(pushOperations, pushSchemas),
  ...registerOperations(feedbackOperations, feedbackSchemas),
  ...registerOperations(kycOperations, kycSchemas),
  ...registerOperations(responsibleGamingOperations, responsibleGamingSchemas),
  ...registerOperations(walletOperations, walletSchemas),
  ...registerOperations(rankedGamesOperations, rankedGamesSchemas),
  ...registerOperations(depositsOperations, depositsSchemas),
  ...registerOperations(paymentMethodsOperations, paymentMethodsSchemas),
  ...registerOperations(paymentChannelsOperations, paymentChannelsSchemas),
  ...registerOperations(withdrawalsOperations, withdrawalsSchemas),
  ...registerOperations(historyOperations, historySchemas),
  ...registerOperations(cashbackOperations, cashbackSchemas),
  ...registerOperations(transfersOperations, transfersSchemas),
  ...registerOperations(announcementsOperations, announcementsSchemas),
  ...registerOperations(gamesOperations, gamesSchemas),
  ...registerOperations(helpOperations, helpSchemas),
  ...registerOperations(searchOperations, searchSchemas),
  ...registerOperations(winnersOperations, winnersSchemas),
  ...registerOperations(appDownloadsOperations, appDownloadsSchemas),
  ...registerOperations(lotteryOperations, lotterySchemas),
  ...registerOperations(sportsOperations, sportsSchemas),
  ...registerOperations(supportOperations, supportSchemas),
  ...registerOperations(promotionsOperations, promotionsSchemas),
  ...registerOperations(telemetryOperations, telemetrySchemas),
  ...registerOperations(vipOperations, vipSchemas),
  ...registerOperations(bonusesOperations, bonusesSchemas),
  ...registerOperations(missionsOperations, missionsSchemas),
  ...registerOperations(referralOperations, referralSchemas),
  ...registerOperations(jackpotOperations, jackpotSchemas),
  ...registerOperations(realtimeOperations, realtimeSchemas),
];
