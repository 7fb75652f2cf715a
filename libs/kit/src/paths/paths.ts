/** Every address of the app that code refers to. Features own their screens; they meet here. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  notice: '/m/notice',
  activity: '/m/activity',
  winners: '/m/winnerPage',
  gameList: '/m/gameList',
  launchGame: '/m/launchGame',
  service: '/m/service',
  help: '/m/help',
  settings: '/m/set',
  mine: '/m/mine',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  inviteFriends: '/m/inviteFriends',
  trial: '/m/trail',
  rewardCenter: '/m/rewardCenter',
  messages: '/m/webEmail',
  agent: '/m/agent',
  benefits: '/m/member/benefits',
  gameRecord: '/m/gameRecord',
  transactions: '/m/transaction/record',
  depositRecord: '/m/vouReport',
  withdrawRecord: '/m/withdrawReport',
  profitLoss: '/m/profitandloss',
  transferUpline: '/m/upLine/transfer',
  manualRebate: '/m/member/manualRebate',
  rebateReport: '/m/member/rebateReport',
  missions: '/m/leaderBoard',
  security: '/m/securityCenter',
  feedback: '/m/feedback',
} as const;

/** The addresses that all mean the home. */
export const homeAliases = ['/', '/m', '/m/', '/m/index', '/m/index.html'] as const;

/** A path with its query; empty values are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))).toString();
  return search ? `${path}?${search}` : path;
};

/** The log-in page, which leads back to where it came from. */
export const loginFrom = (path: string): string => withQuery(paths.login, { from: path });

/** A `from` that stays inside the app, or the home: an address from outside must not send a member away. */
export const insidePath = (from: string | null): string => {
  if (!from || !from.startsWith('/') || /^\/[/\\]/.test(from) || /[\u0000-\u001f\\]/.test(from)) return paths.home;
  return from;
};
