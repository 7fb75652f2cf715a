import { demoPassword, demoUsernames } from './seed/members/generate-members.ts';
import { demoPaymentPassword } from './seed/payments/payout.rows.ts';

/** Accounts that the seed creates for each brand. */
export const demoAccounts = {
  usernames: Object.values(demoUsernames),
  password: demoPassword,
  paymentPassword: demoPaymentPassword,
};
