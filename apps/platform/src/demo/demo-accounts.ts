import { demoOperatorPassword, demoOperators } from '@livery/demo/operators';
import { demoPassword, demoPaymentPassword, demoUsernames } from '@livery/demo/members/accounts';

/** User names and passwords of the accounts that the seed creates for each brand. */
export const demoAccounts = {
  usernames: Object.values(demoUsernames),
  password: demoPassword,
  paymentPassword: demoPaymentPassword,
};

/**
 * E-mail addresses and password of the operators that the seed inserts, and the path of the page with their one-time
 * codes.
 */
export const demoOperatorAccounts = {
  emails: demoOperators.map(({ email }) => email),
  password: demoOperatorPassword,
  codesPath: '/dev/operators',
};
