/** Names of the accounts that the seed creates for every brand. All have `demoPassword`. */
export const demoUsernames = {
  member: 'demo',
  agent: 'agent',
  partner: 'partner',
  trial: 'trial',
  firstTime: 'newbie',
} as const;
export const demoPassword = 'Demo#2026';

/** Payment password of the accounts that have one. */
export const demoPaymentPassword = '246810';
