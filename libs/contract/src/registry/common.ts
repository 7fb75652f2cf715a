import * as contentOperations from '../announcements/announcements.operations.ts';
import * as contentSchemas from '../announcements/announcements.schemas.ts';
import * as downloadsOperations from '../site-settings/app-downloads.operations.ts';
import * as downloadsSchemas from '../site-settings/app-downloads.schemas.ts';
import * as eventsOperations from '../realtime/realtime.operations.ts';
import * as eventsSchemas from '../realtime/realtime.schemas.ts';
import * as feedbackOperations from '../support/feedback.operations.ts';
import * as feedbackSchemas from '../support/feedback.schemas.ts';
import * as gamesOperations from '../catalogue/games.operations.ts';
import * as gamesSchemas from '../catalogue/games.schemas.ts';
import { hotGames } from '../catalogue/hot-games.operations.ts';
import * as hotGamesSchemas from '../catalogue/hot-games.schemas.ts';
import * as identityOperations from '../kyc/kyc.operations.ts';
import * as identitySchemas from '../kyc/kyc.schemas.ts';
import * as limitsOperations from '../responsible-gaming/responsible-gaming.operations.ts';
import * as limitsSchemas from '../responsible-gaming/responsible-gaming.schemas.ts';
import * as helpOperations from '../support/help.operations.ts';
import * as helpSchemas from '../support/help.schemas.ts';
import * as lotteryOperations from '../lottery/lottery.operations.ts';
import * as lotterySchemas from '../lottery/lottery.schemas.ts';
import * as matchesOperations from '../sports/sports.operations.ts';
import * as matchesSchemas from '../sports/sports.schemas.ts';
import * as jackpotOperations from '../rewards/jackpot.operations.ts';
import * as jackpotSchemas from '../rewards/jackpot.schemas.ts';
import * as memberOperations from '../account/member.operations.ts';
import * as memberSchemas from '../account/member.schemas.ts';
import * as messagesOperations from '../notifications/inbox.operations.ts';
import * as messagesSchemas from '../notifications/inbox.schemas.ts';
import * as profileOperations from '../account/profile.operations.ts';
import * as profileSchemas from '../account/profile.schemas.ts';
import * as pushOperations from '../notifications/push.operations.ts';
import * as pushSchemas from '../notifications/push.schemas.ts';
import * as recoveryOperations from '../auth/recovery.operations.ts';
import * as recoverySchemas from '../auth/recovery.schemas.ts';
import * as registrationOperations from '../auth/registration.operations.ts';
import * as registrationSchemas from '../auth/registration.schemas.ts';
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
import * as serviceOperations from '../support/support.operations.ts';
import * as serviceSchemas from '../support/support.schemas.ts';
import * as sessionOperations from '../auth/session.operations.ts';
import * as sessionSchemas from '../auth/session.schemas.ts';
import * as socialOperations from '../auth/social-login.operations.ts';
import * as socialSchemas from '../auth/social-login.schemas.ts';
import { consolidatedSettings, systemStatus, whitelabel } from '../site-settings/site-settings.operations.ts';
import * as systemSchemas from '../site-settings/site-settings.schemas.ts';
import * as verificationOperations from '../auth/otp.operations.ts';
import * as verificationSchemas from '../auth/otp.schemas.ts';
import * as vipOperations from '../rewards/vip.operations.ts';
import * as vipSchemas from '../rewards/vip.schemas.ts';
import * as paymentsOperations from '../deposits/deposits.operations.ts';
import * as paymentsSchemas from '../deposits/deposits.schemas.ts';
import * as withdrawalsOperations from '../withdrawals/withdrawals.operations.ts';
import * as withdrawalsSchemas from '../withdrawals/withdrawals.schemas.ts';
import * as recordsOperations from '../history/history.operations.ts';
import * as recordsSchemas from '../history/history.schemas.ts';
import * as rebatesOperations from '../cashback/cashback.operations.ts';
import * as rebatesSchemas from '../cashback/cashback.schemas.ts';
import * as transfersOperations from '../wallet/transfers.operations.ts';
import * as transfersSchemas from '../wallet/transfers.schemas.ts';
import * as walletOperations from '../wallet/wallet.operations.ts';
import * as walletSchemas from '../wallet/wallet.schemas.ts';
import * as winnersOperations from '../catalogue/winners.operations.ts';
import * as winnersSchemas from '../catalogue/winners.schemas.ts';
import { registerOperations, type RegisteredOperation } from './register-operations.ts';

/** What the app of every brand may call. */
export const commonRegistry: readonly RegisteredOperation[] = [
  // The first load holds these two domains. Imported as wholes they would be there as objects, too, for the sake of this list.
  ...registerOperations({ consolidatedSettings, systemStatus, whitelabel }, systemSchemas),
  ...registerOperations({ hotGames }, hotGamesSchemas),
  ...registerOperations(sessionOperations, sessionSchemas),
  ...registerOperations(recoveryOperations, recoverySchemas),
  ...registerOperations(registrationOperations, registrationSchemas),
  ...registerOperations(socialOperations, socialSchemas),
  ...registerOperations(verificationOperations, verificationSchemas),
  ...registerOperations(memberOperations, memberSchemas),
  ...registerOperations(profileOperations, profileSchemas),
  ...registerOperations(securityOperations, securitySchemas),
  ...registerOperations(messagesOperations, messagesSchemas),
  ...registerOperations(pushOperations, pushSchemas),
  ...registerOperations(feedbackOperations, feedbackSchemas),
  ...registerOperations(identityOperations, identitySchemas),
  ...registerOperations(limitsOperations, limitsSchemas),
  ...registerOperations(walletOperations, walletSchemas),
  ...registerOperations(paymentsOperations, paymentsSchemas),
  ...registerOperations(withdrawalsOperations, withdrawalsSchemas),
  ...registerOperations(recordsOperations, recordsSchemas),
  ...registerOperations(rebatesOperations, rebatesSchemas),
  ...registerOperations(transfersOperations, transfersSchemas),
  ...registerOperations(contentOperations, contentSchemas),
  ...registerOperations(gamesOperations, gamesSchemas),
  ...registerOperations(helpOperations, helpSchemas),
  ...registerOperations(searchOperations, searchSchemas),
  ...registerOperations(winnersOperations, winnersSchemas),
  ...registerOperations(downloadsOperations, downloadsSchemas),
  ...registerOperations(lotteryOperations, lotterySchemas),
  ...registerOperations(matchesOperations, matchesSchemas),
  ...registerOperations(serviceOperations, serviceSchemas),
  ...registerOperations(promotionsOperations, promotionsSchemas),
  ...registerOperations(vipOperations, vipSchemas),
  ...registerOperations(missionsOperations, missionsSchemas),
  ...registerOperations(referralOperations, referralSchemas),
  ...registerOperations(jackpotOperations, jackpotSchemas),
  ...registerOperations(eventsOperations, eventsSchemas),
];
