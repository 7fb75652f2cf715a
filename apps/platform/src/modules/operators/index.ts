import type { Clock } from '../../core/clock/clock.ts';
import { minutes } from '../../core/clock/durations.ts';
import type { KeyStore } from '../../core/crypto/gateway-keys.ts';
import { createTextCipher, type TextCipher } from '../../core/crypto/text-cipher.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { createPasskeyCeremonies } from '../../core/passkeys/ceremonies.ts';
import { createChallenges } from '../../core/passkeys/challenges.ts';
import { createLoginLimits } from '../../core/rate-limits/attempt-limits.ts';
import { listGrantedRoles } from './access/granted-permissions.ts';
import { grantsRoutes } from './access/grants.routes.ts';
import { rolesRoutes } from './access/roles.routes.ts';
import { apiTokensRoutes } from './api-tokens/api-tokens.routes.ts';
import { createPermissionCheck, createPermittedBrandsSearch } from './api-tokens/is-permitted.ts';
import { createAuthentication } from './authenticate-operator.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { createLoginTickets } from './login/login-tickets.ts';
import { loginRoutes } from './login/login.routes.ts';
import { ownFactorsRoutes } from './own-account/own-factors.routes.ts';
import { ownSessionsRoutes } from './own-account/own-sessions.routes.ts';
import { createCodeRedemption } from './second-factors/code-proofs.ts';
import { createOperatorPasskeys, createOperatorSignatures } from './second-factors/operator-passkeys.ts';
import { createTotpFactors, type TotpFactors } from './second-factors/totp-factors.ts';
import { createOperatorSessions } from './sessions/operator-sessions.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { whoAmIRoutes } from './who-am-i.routes.ts';

export { insertGrant } from './access/grants.ts';
export { type BuiltInRoleId, builtInRoles } from './access/built-in-roles.ts';
export { operators } from './accounts/operators.tables.ts';
export { issueInvitation } from './invitations/invitations.ts';
export { resealTotpSecrets } from './second-factors/totp-factors.ts';
export { computeTotp, decodeBase32, toTotpStep } from './second-factors/totp.ts';
export { insertOperator, resetOperator } from './staff/create-operator.ts';
export { listAllOperators } from './staff/list-operators.ts';

/** Name of the key that encrypts the secrets of operators' authenticator apps. */
export const operatorSecretsKey = 'operator-secrets';

/** Creates the cipher that encrypts the secrets of operators' authenticator apps. */
export const loadOperatorSecretsCipher = async (keys: KeyStore): Promise<TextCipher> =>
  createTextCipher(await keys.open(operatorSecretsKey, 'sealing'));

/**
 * Creates the functions for the authenticator apps of operators, for code outside a gateway. For example, the command
 * that creates demo data sets known secrets with them.
 */
export const loadTotpFactors = async (keys: KeyStore, clock: Clock): Promise<TotpFactors> =>
  createTotpFactors(await loadOperatorSecretsCipher(keys), clock);

/**
 * Accounts, log-in, roles and API tokens of operators. Operators are the people who manage brands. They are not
 * members.
 */
export const operatorsModule = defineModule({
  name: 'operators',
  dependsOn: {},
  register: async (core) => {
    const { db, clock, keys, jobs, shared, operators: routes, operatorChecks, getOrigins } = core;
    const cipher = await loadOperatorSecretsCipher(keys);
    const limits = createLoginLimits(shared.redis);
    const getConsoleOrigin = (): string => getOrigins().console;
    const { isExistingBrand } = operatorChecks;
    const sessions = createOperatorSessions(db, clock);
    const totp = createTotpFactors(cipher, clock);
    const ceremonies = createPasskeyCeremonies(createChallenges(shared.ephemeralStore));
    const passkeyDeps = { clock, ceremonies, getOrigin: getConsoleOrigin };
    const passkeys = createOperatorPasskeys(passkeyDeps);
    const redeemCode = createCodeRedemption(limits, totp);
    const tickets = createLoginTickets(cipher, clock);

    operatorChecks.provide({
      authenticateOperator: createAuthentication({ db, clock, sessions }),
      isPermitted: createPermissionCheck(clock),
      listPermittedBrands: createPermittedBrandsSearch(clock),
      listRoles: (tx, operatorId, brand) => listGrantedRoles(tx, operatorId, brand, clock.now()),
      ...createOperatorSignatures(passkeyDeps),
    });
    await loginRoutes(routes, { limits, passkeys, redeemCode, sessions, tickets });
    invitationsRoutes(routes, { clock, passkeys, totp, sessions });
    whoAmIRoutes(core);
    ownSessionsRoutes(routes, { sessions, passkeys, redeemCode });
    ownFactorsRoutes(routes, { clock, limits, passkeys, totp });
    staffRoutes(routes, { clock, getConsoleOrigin, isExistingBrand });
    rolesRoutes(routes, { clock });
    grantsRoutes(routes, { clock, isExistingBrand });
    apiTokensRoutes(routes, { clock, isExistingBrand });
    jobs.add({ name: 'operators.sessions', every: minutes(10), run: sessions.deleteExpired });
  },
});
