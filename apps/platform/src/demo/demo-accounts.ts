import { demoOperatorPassword, demoOperators } from '@livery/demo/operators';
import { builtInRoles, type BuiltInRoleId } from '../modules/operators/index.ts';
import { demoPassword, demoPaymentPassword, demoUsernames } from '@livery/demo/members/accounts';

/** Returns the English name of a built-in role of operators, by the id of the role. */
export const getRoleName = (role: string): string => builtInRoles[role as BuiltInRoleId].name;

/** User names and passwords of the accounts that the seed (the insertion of the demo data) creates for each brand. */
export const demoAccounts = {
  usernames: Object.values(demoUsernames),
  password: demoPassword,
  paymentPassword: demoPaymentPassword,
};

/**
 * Data of the operators that the seed (the insertion of the demo data) adds: their e-mail addresses, roles and
 * password, and the path of the page with their one-time codes.
 */
export const demoOperatorAccounts = {
  operators: demoOperators.map(({ email, role }) => ({ email, role: getRoleName(role) })),
  password: demoOperatorPassword,
  codesPath: '/dev/operators',
};
