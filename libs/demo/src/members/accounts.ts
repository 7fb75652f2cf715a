/**
 * User names of the accounts that the seed creates for every brand. All these accounts have the password
 * `demoPassword`.
 */
export const demoUsernames = {
  member: 'demo',
  agent: 'agent',
  partner: 'partner',
  trial: 'trial',
  firstTime: 'newbie',
} as const;
export const demoPassword = 'Demo#2026';

/** Payment password of every demo account that has a payment password. */
export const demoPaymentPassword = '246810';
