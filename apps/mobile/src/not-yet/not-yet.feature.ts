import { defineFeature, type Feature, type FeatureAccess, type FeatureRoute } from '@livery/kit/feature';
import type { Flag } from '@livery/merchant/flags';

interface Options {
  readonly access?: FeatureAccess;
  readonly flag?: Flag;
  readonly trial?: 'refused';
  readonly route?: Partial<FeatureRoute>;
}

const screen = () => import('./not-yet-screen.tsx');

const pending = (path: `/${string}`, title: string, { access = 'guest', flag, trial, route }: Options = {}): Feature =>
  defineFeature({ id: `not-yet:${path}`, access, ...(flag && { flag }), ...(trial && { trial }), routes: [{ path, title: `shell:title.${title}`, screen, ...route }] });

const member = { access: 'member', trial: 'refused' } as const;

/**
 * Addresses of the specification whose screens are still to be built. They
 * keep their title, flag and guard, so that a link to one says where it leads;
 * whoever builds a screen takes its line out of here.
 */
export const notYet: readonly Feature[] = [
  pending('/m/register', 'register', { flag: 'DIRECTREG3', route: { aliases: ['/register.html', '/m/register.html'], header: 'hidden', bottomBar: 'hidden', back: 'home' } }),
  pending('/m/forget', 'forget', { route: { bottomBar: 'hidden', back: 'home' } }),
  pending('/m/changePsw', 'changePassword', { ...member, route: { bottomBar: 'hidden' } }),
  pending('/m/activity', 'activity', { route: { aliases: ['/m/activityInfo', '/m/activityDetail'], back: 'home' } }),
  pending('/m/startLottery', 'lottery', { route: { aliases: ['/m/lottery'] } }),
  pending('/m/moreLottery', 'lottery', { route: { bottomBar: 'hidden' } }),
  pending('/m/service', 'service', { route: { bottomBar: 'hidden' } }),
  pending('/m/useragreement', 'agreement', { route: { bottomBar: 'hidden' } }),
  pending('/m/help', 'help', { route: { aliases: ['/m/helpDetail'] } }),
  pending('/m/member/benefits', 'vip', member),
  pending('/m/voucherCenter', 'deposit', { ...member, flag: 'DEPOSIT' }),
  pending('/m/withdraw', 'withdraw', { ...member, flag: 'WITHDRAW' }),
  pending('/m/inviteFriends', 'invite', { ...member, flag: 'REFERRAL' }),
  pending('/m/trail', 'trail', { route: { bottomBar: 'hidden', back: 'home' } }),
  pending('/m/rewardCenter', 'rewards', { ...member, flag: 'REWCEN3' }),
  pending('/m/webEmail', 'messages', { ...member, flag: 'MAILCEN', route: { aliases: ['/m/message'] } }),
  pending('/m/leaderBoard', 'mission', { ...member, flag: 'MISSIONLB3' }),
  pending('/m/member/manualRebate', 'rebate', { ...member, flag: 'MANPLAYREB3' }),
  pending('/m/member/rebateReport', 'rebateReport', { ...member, flag: 'PLYRBT' }),
  pending('/m/gameRecord', 'gameRecord', { ...member, flag: 'TRANSBETREPMEM3' }),
  pending('/m/transaction/record', 'transactions', { ...member, flag: 'TRANSREC3' }),
  pending('/m/securityCenter', 'security', { ...member, flag: 'PERSPNL3' }),
  pending('/m/vouReport', 'loadRecord', { ...member, flag: 'DEPRECM3' }),
  pending('/m/withdrawReport', 'withdrawRecord', { ...member, flag: 'WITHREC3' }),
  pending('/m/profitandloss', 'profit', { ...member, flag: 'PERSREP' }),
  pending('/m/upLine/transfer', 'transferUp', { ...member, flag: 'AGETRANSFERUP3' }),
  pending('/m/feedback', 'feedback', { ...member, flag: 'FEEDBACK3' }),
];
