import type { PreviewPlace } from '../model/preview-place.ts';
import { asAgent, asGuest, asMember } from './screen-places.ts';

/**
 * Screens of the app that show texts, by the prefix of the keys of these texts. If several prefixes match a key, the
 * longest prefix is used. For a key without a matching prefix, the home screen is used.
 */
export const textScreens: Readonly<Record<string, PreviewPlace>> = {
  'account:login': asGuest('/m/login'),
  'account:passkey': asGuest('/m/login'),
  'account:social': asGuest('/m/login'),
  'account:trial': asGuest('/m/trail'),
  'account:mine': asMember('/m/mine'),
  'account:settings': asGuest('/m/set'),
  'account:signOut': asMember('/m/set'),
  'agent:': asAgent('/m/agent'),
  'contracts:': asAgent('/m/member/agent/contracts'),
  'feedback:': asMember('/m/feedback'),
  'games:list': asGuest('/m/gameList'),
  'games:winners': asGuest('/m/winnerPage'),
  'games:notice': asGuest('/m/notice'),
  'help:': asGuest('/m/help'),
  'home:chat': asGuest('/m/service'),
  'home:download': asGuest('/m/download'),
  'home:service': asGuest('/m/service'),
  'invite:': asMember('/m/inviteFriends'),
  'jackpot:': asGuest('/m/jackpot'),
  'lobby:': asGuest('/m/gameList'),
  'lottery:': asGuest('/m/lottery'),
  'member:': asMember('/m/member/profile'),
  'member:data': asMember('/m/member/accountData'),
  'member:close': asMember('/m/member/accountData'),
  'messages:': asMember('/m/webEmail'),
  'missions:': asMember('/m/leaderBoard'),
  'money:': asMember('/m/voucherCenter'),
  'money:withdraw': asMember('/m/withdraw'),
  'money:cards': asMember('/m/member/bankCards'),
  'money:pin': asMember('/m/member/paymentPassword'),
  'money:transfer': asMember('/m/member/transfer'),
  'play:': asMember('/m/member/playLimits'),
  'play:history': asMember('/m/member/playHistory'),
  'promotions:': asGuest('/m/activity'),
  'records:': asMember('/m/transaction/record'),
  'records:bets': asMember('/m/gameRecord'),
  'records:deposits': asMember('/m/vouReport'),
  'records:withdrawals': asMember('/m/withdrawReport'),
  'records:profit': asMember('/m/profitandloss'),
  'records:rebate': asMember('/m/member/rebateReport'),
  'recover:': asGuest('/m/forget'),
  'register:': asGuest('/m/register'),
  'search:': asGuest('/m/search'),
  'security:': asMember('/m/securityCenter'),
  'security:questions': asMember('/m/securityCenter/questions'),
  'security:sessions': asMember('/m/securityCenter/sessions'),
  'security:passkeys': asMember('/m/securityCenter/passkeys'),
  'security:identity': asMember('/m/securityCenter/identity'),
  'team:': asAgent('/m/member/team'),
  'vip:': asMember('/m/member/benefits'),
};

const prefixes = Object.keys(textScreens).toSorted((one, other) => other.length - one.length);

/**
 * Returns the parameters with which the preview shows a text of the app: the screen that usually contains the text, in
 * the given language, with the text outlined.
 */
export const findTextPlace = (language: string, key: string): PreviewPlace => {
  const prefix = prefixes.find((each) => key.startsWith(each));
  return { ...(textScreens[prefix ?? ''] ?? asGuest('/m/home')), language, target: { kind: 'text', key } };
};
