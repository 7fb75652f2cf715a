/**
 * Title, group and default value of a feature flag. The gateway, the console and the build use these values. The
 * member app imports only types from this file, so its bundle does not contain the values.
 */
interface FlagFacts {
  readonly title: string;
  readonly group: 'registration' | 'login' | 'member' | 'money' | 'promotion' | 'agent' | 'module';
  /** Value of the flag if the brand file does not set it. */
  readonly byDefault: boolean;
}

const on = { byDefault: true } as const;
const off = { byDefault: false } as const;

/** All feature flags that a brand file can set. The response of `/wps/system/whitelabel` uses these names. */
export const flagTable = {
  DIRECTREG3: { title: 'Register button in the header', group: 'registration', ...on },
  REG3: { title: 'Registration page', group: 'registration', ...on },
  USERNAMEREG3: { title: 'Registration with a username', group: 'registration', ...on },
  MOBILENUMREG3: { title: 'Registration with a mobile number', group: 'registration', ...off },
  REGMOBVERF3: { title: 'SMS verification in registration with a username', group: 'registration', ...off },
  MOBILENUMPASSREG3: { title: 'Password in registration with a mobile number', group: 'registration', ...off },
  CAPTCHA3: { title: 'Captcha', group: 'registration', ...on },
  MOBILEVERCODELOGIN3: { title: 'Log-in with a mobile number and an SMS code', group: 'login', ...off },
  FACEBOOKLOGIN3: { title: 'Log-in and registration through Facebook', group: 'login', ...off },
  GOOGLELOGIN3: { title: 'Log-in and registration through Google', group: 'login', ...off },
  DEPOSIT: { title: 'Deposit', group: 'money', ...on },
  WITHDRAW: { title: 'Withdrawal', group: 'money', ...on },
  DEPRECM3: { title: 'Load record (deposits made)', group: 'money', ...on },
  WITHREC3: { title: 'Withdrawal record', group: 'money', ...on },
  TRANSREC3: { title: 'Account record (every movement of money)', group: 'money', ...on },
  FUNDTRANS3: { title: 'Transfer of funds between wallets', group: 'money', ...off },
  MEMTRANS3: { title: 'Transfer of funds between members', group: 'money', ...off },
  AGETRANSFERUP3: { title: 'Transfer to the upline', group: 'money', ...off },
  TRANSBETREPMEM3: { title: 'Betting record', group: 'member', ...on },
  PERSREP: { title: 'Profit and loss of the member', group: 'member', ...on },
  PERSPNL3: { title: 'Security center and personal details', group: 'member', ...on },
  MANPLAYREB3: { title: 'Manual rebate', group: 'member', ...off },
  PLYRBT: { title: 'Rebate report of the member', group: 'member', ...off },
  MAILCEN: { title: 'Messages', group: 'member', ...on },
  WEBPUSH3: {
    title: 'Notifications of new messages outside the app (web push); needs Messages',
    group: 'member',
    ...off,
  },
  FEEDBACK3: { title: 'Feedback', group: 'member', ...on },
  REWCEN3: { title: 'Reward center', group: 'promotion', ...on },
  MISSIONLB3: { title: 'Mission leaderboard in the member list', group: 'promotion', ...off },
  MISSION: { title: 'Missions', group: 'promotion', ...off },
  REFERRAL: { title: 'Inviting friends', group: 'promotion', ...off },
  AGEINFO3: { title: 'Agent area', group: 'agent', ...off },
  AGEDOWNMAN3: { title: 'Management of downlines', group: 'agent', ...off },
  AGEANNOUNCE3: { title: 'Announcements for agents', group: 'agent', ...off },
  COMM3: { title: 'Commission: contracts, salary, dividend', group: 'module', ...off },
} as const satisfies Record<string, FlagFacts>;
