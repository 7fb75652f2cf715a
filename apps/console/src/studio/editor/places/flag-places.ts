import type { Flag } from '@livery/merchant/flags';
import type { BrandDocument } from '../model/brand-document.ts';
import { isFlagOn } from '../model/flag-changes.ts';
import type { PreviewPlace } from '../model/preview-place.ts';
import { asAgent, asGuest, asMember } from './screen-places.ts';

/**
 * For each feature flag, the screen on which members see the effect of the flag. Undefined if no screen of the preview
 * shows the effect.
 */
export const flagPlaces = {
  DIRECTREG3: { path: '/m/home', visitor: 'guest', target: { kind: 'text', key: 'shell:header.register' } },
  REG3: asGuest('/m/register'),
  USERNAMEREG3: asGuest('/m/register'),
  MOBILENUMREG3: asGuest('/m/register'),
  REGMOBVERF3: asGuest('/m/register'),
  MOBILENUMPASSREG3: asGuest('/m/register'),
  CAPTCHA3: asGuest('/m/login'),
  MOBILEVERCODELOGIN3: asGuest('/m/login'),
  FACEBOOKLOGIN3: asGuest('/m/login'),
  GOOGLELOGIN3: asGuest('/m/login'),
  DEPOSIT: asMember('/m/voucherCenter'),
  WITHDRAW: asMember('/m/withdraw'),
  DEPRECM3: asMember('/m/vouReport'),
  WITHREC3: asMember('/m/withdrawReport'),
  TRANSREC3: asMember('/m/transaction/record'),
  // Transfers between wallets have no screen of their own.
  FUNDTRANS3: undefined,
  MEMTRANS3: asMember('/m/member/transfer'),
  AGETRANSFERUP3: asMember('/m/upLine/transfer'),
  TRANSBETREPMEM3: asMember('/m/gameRecord'),
  PERSREP: asMember('/m/profitandloss'),
  PERSPNL3: asMember('/m/securityCenter'),
  MANPLAYREB3: asMember('/m/member/manualRebate'),
  PLYRBT: asMember('/m/member/rebateReport'),
  MAILCEN: asMember('/m/webEmail'),
  WEBPUSH3: asMember('/m/set/notifications'),
  FEEDBACK3: asMember('/m/feedback'),
  REWCEN3: asMember('/m/rewardCenter'),
  MISSIONLB3: asMember('/m/leaderBoard'),
  MISSION: asMember('/m/leaderBoard'),
  REFERRAL: asMember('/m/inviteFriends'),
  AGEINFO3: asAgent('/m/agent'),
  AGEDOWNMAN3: asAgent('/m/member/team'),
  AGEANNOUNCE3: asAgent('/m/member/notice'),
  COMM3: asAgent('/m/member/agent/contracts'),
} as const satisfies Readonly<Record<Flag, PreviewPlace | undefined>>;

/**
 * For a flag, a second flag that must be on too. If the second flag is off, the app does not have the screen of the
 * first flag.
 */
const gates: { readonly [flag in Flag]?: Flag } = {
  DIRECTREG3: 'REG3',
  USERNAMEREG3: 'REG3',
  MOBILENUMREG3: 'REG3',
  REGMOBVERF3: 'REG3',
  MOBILENUMPASSREG3: 'REG3',
  MISSION: 'MISSIONLB3',
  AGEDOWNMAN3: 'AGEINFO3',
  AGEANNOUNCE3: 'AGEINFO3',
  COMM3: 'AGEINFO3',
};

/**
 * Returns the parameters with which the preview shows the effect of a flag. Returns undefined if `name` is not a flag,
 * or if the document does not enable the screen of the flag.
 */
export const findFlagPlace = (document: BrandDocument, name: string): PreviewPlace | undefined => {
  if (!Object.hasOwn(flagPlaces, name)) return undefined;
  const flag = name as Flag;
  const isShown = [flag, gates[flag] ?? flag].every((each) => isFlagOn(document, each));
  return isShown ? flagPlaces[flag] : undefined;
};
