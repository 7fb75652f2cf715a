import * as contentOperations from '../content/content.operations.ts';
import * as contentSchemas from '../content/content.schemas.ts';
import * as downloadsOperations from '../downloads/downloads.operations.ts';
import * as downloadsSchemas from '../downloads/downloads.schemas.ts';
import * as eventsOperations from '../events/events.operations.ts';
import * as eventsSchemas from '../events/events.schemas.ts';
import * as feedbackOperations from '../feedback/feedback.operations.ts';
import * as feedbackSchemas from '../feedback/feedback.schemas.ts';
import * as gamesOperations from '../games/games.operations.ts';
import * as gamesSchemas from '../games/games.schemas.ts';
import { hotGames } from '../hot-games/hot-games.operations.ts';
import * as hotGamesSchemas from '../hot-games/hot-games.schemas.ts';
import * as identityOperations from '../identity/identity.operations.ts';
import * as identitySchemas from '../identity/identity.schemas.ts';
import * as limitsOperations from '../limits/limits.operations.ts';
import * as limitsSchemas from '../limits/limits.schemas.ts';
import * as helpOperations from '../help/help.operations.ts';
import * as helpSchemas from '../help/help.schemas.ts';
import * as lotteryOperations from '../lottery/lottery.operations.ts';
import * as lotterySchemas from '../lottery/lottery.schemas.ts';
import * as matchesOperations from '../matches/matches.operations.ts';
import * as matchesSchemas from '../matches/matches.schemas.ts';
import * as jackpotOperations from '../jackpot/jackpot.operations.ts';
import * as jackpotSchemas from '../jackpot/jackpot.schemas.ts';
import * as memberOperations from '../member/member.operations.ts';
import * as memberSchemas from '../member/member.schemas.ts';
import * as messagesOperations from '../messages/messages.operations.ts';
import * as messagesSchemas from '../messages/messages.schemas.ts';
import * as profileOperations from '../profile/profile.operations.ts';
import * as profileSchemas from '../profile/profile.schemas.ts';
import * as pushOperations from '../push/push.operations.ts';
import * as pushSchemas from '../push/push.schemas.ts';
import * as recoveryOperations from '../recovery/recovery.operations.ts';
import * as recoverySchemas from '../recovery/recovery.schemas.ts';
import * as registrationOperations from '../registration/registration.operations.ts';
import * as registrationSchemas from '../registration/registration.schemas.ts';
import * as missionsOperations from '../missions/missions.operations.ts';
import * as missionsSchemas from '../missions/missions.schemas.ts';
import * as promotionsOperations from '../promotions/promotions.operations.ts';
import * as promotionsSchemas from '../promotions/promotions.schemas.ts';
import * as referralOperations from '../referral/referral.operations.ts';
import * as referralSchemas from '../referral/referral.schemas.ts';
import * as securityOperations from '../security/security.operations.ts';
import * as securitySchemas from '../security/security.schemas.ts';
import * as searchOperations from '../search/search.operations.ts';
import * as searchSchemas from '../search/search.schemas.ts';
import * as serviceOperations from '../service/service.operations.ts';
import * as serviceSchemas from '../service/service.schemas.ts';
import * as sessionOperations from '../session/session.operations.ts';
import * as sessionSchemas from '../session/session.schemas.ts';
import * as socialOperations from '../social/social.operations.ts';
import * as socialSchemas from '../social/social.schemas.ts';
import { consolidatedSettings, systemStatus, whitelabel } from '../system/system.operations.ts';
import * as systemSchemas from '../system/system.schemas.ts';
import * as verificationOperations from '../verification/verification.operations.ts';
import * as verificationSchemas from '../verification/verification.schemas.ts';
import * as vipOperations from '../vip/vip.operations.ts';
import * as vipSchemas from '../vip/vip.schemas.ts';
import * as paymentsOperations from '../payments/payments.operations.ts';
import * as paymentsSchemas from '../payments/payments.schemas.ts';
import * as withdrawalsOperations from '../withdrawals/withdrawals.operations.ts';
import * as withdrawalsSchemas from '../withdrawals/withdrawals.schemas.ts';
import * as recordsOperations from '../records/records.operations.ts';
import * as recordsSchemas from '../records/records.schemas.ts';
import * as rebatesOperations from '../rebates/rebates.operations.ts';
import * as rebatesSchemas from '../rebates/rebates.schemas.ts';
import * as transfersOperations from '../transfers/transfers.operations.ts';
import * as transfersSchemas from '../transfers/transfers.schemas.ts';
import * as walletOperations from '../wallet/wallet.operations.ts';
import * as walletSchemas from '../wallet/wallet.schemas.ts';
import * as winnersOperations from '../winners/winners.operations.ts';
import * as winnersSchemas from '../winners/winners.schemas.ts';
import { pair, type RegisteredOperation } from './pair.ts';

/** What the app of every brand may call. */
export const commonRegistry: readonly RegisteredOperation[] = [
  // The first load holds these two domains. Imported as wholes they would be there as objects, too, for the sake of this list.
  ...pair({ consolidatedSettings, systemStatus, whitelabel }, systemSchemas),
  ...pair({ hotGames }, hotGamesSchemas),
  ...pair(sessionOperations, sessionSchemas),
  ...pair(recoveryOperations, recoverySchemas),
  ...pair(registrationOperations, registrationSchemas),
  ...pair(socialOperations, socialSchemas),
  ...pair(verificationOperations, verificationSchemas),
  ...pair(memberOperations, memberSchemas),
  ...pair(profileOperations, profileSchemas),
  ...pair(securityOperations, securitySchemas),
  ...pair(messagesOperations, messagesSchemas),
  ...pair(pushOperations, pushSchemas),
  ...pair(feedbackOperations, feedbackSchemas),
  ...pair(identityOperations, identitySchemas),
  ...pair(limitsOperations, limitsSchemas),
  ...pair(walletOperations, walletSchemas),
  ...pair(paymentsOperations, paymentsSchemas),
  ...pair(withdrawalsOperations, withdrawalsSchemas),
  ...pair(recordsOperations, recordsSchemas),
  ...pair(rebatesOperations, rebatesSchemas),
  ...pair(transfersOperations, transfersSchemas),
  ...pair(contentOperations, contentSchemas),
  ...pair(gamesOperations, gamesSchemas),
  ...pair(helpOperations, helpSchemas),
  ...pair(searchOperations, searchSchemas),
  ...pair(winnersOperations, winnersSchemas),
  ...pair(downloadsOperations, downloadsSchemas),
  ...pair(lotteryOperations, lotterySchemas),
  ...pair(matchesOperations, matchesSchemas),
  ...pair(serviceOperations, serviceSchemas),
  ...pair(promotionsOperations, promotionsSchemas),
  ...pair(vipOperations, vipSchemas),
  ...pair(missionsOperations, missionsSchemas),
  ...pair(referralOperations, referralSchemas),
  ...pair(jackpotOperations, jackpotSchemas),
  ...pair(eventsOperations, eventsSchemas),
];
