import { demoPassword, demoPaymentPassword, demoUsernames } from '@livery/demo/members/accounts';

/** User names and passwords of the accounts that the seed creates for each brand. */
export const demoAccounts = {
  usernames: Object.values(demoUsernames),
  password: demoPassword,
  paymentPassword: demoPaymentPassword,
};
