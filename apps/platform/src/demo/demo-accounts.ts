import { demoPassword, demoPaymentPassword, demoUsernames } from '@livery/demo/members/accounts';

/** Accounts that the seed creates for each brand. */
export const demoAccounts = {
  usernames: Object.values(demoUsernames),
  password: demoPassword,
  paymentPassword: demoPaymentPassword,
};
