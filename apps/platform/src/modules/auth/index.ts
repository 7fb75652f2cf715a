import { sendSmsNoLogin, sendSmsRegister } from '@livery/contract/auth/otp';
import { forgotPasswordByEmail } from '@livery/contract/auth/recovery';
import type { Operation } from '@livery/contract/operation';
import type { Flag } from '@livery/merchant/flags';
import { disableOperations } from '../../core/http/calls/disable-operations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { affiliatesModule } from '../affiliates/index.ts';
import { brandsModule } from '../brands/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { messageSenderPort, notificationsModule } from '../notifications/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { responsibleGamingModule } from '../responsible-gaming/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { webhooksModule } from '../webhooks/index.ts';
import { registerAuthRoutes } from './auth.routes.ts';
import { createAuthServices } from './create-auth-services.ts';
import { ensureDefaultFieldRules } from './field-rules/default-field-rules.ts';
import { ensureTrialAccounts } from './login/trial-accounts.ts';
import { isSocialLoginOffered } from './social/enabled-providers.ts';
import { identityProvidersPort } from './social/identity-providers-port.ts';

export { botCheckPort, type BotCheckProvider } from './bot-check/bot-check-port.ts';
export { createProofOfWork } from './bot-check/proof-of-work.ts';
export { createWidgetProvider, widgetServices } from './bot-check/widget-provider.ts';
export type { EmailLinks } from './email-verification/email-links.ts';
export { type FieldRules, matchesRule } from './field-rules/field-rules.ts';
export { loginFailures } from './login/login.tables.ts';
export { passkeys } from './passkeys/passkeys.tables.ts';
export { breachedPasswordsPort, createRangeClient } from './passwords/breached-passwords-port.ts';
export type { PasswordService } from './passwords/password-service.ts';
export { toConflictError } from './registration/insert-member.ts';
export type { DeviceTokens } from './sessions/device-tokens.ts';
export { createMemberAccess, disableMemberIn } from './sessions/member-access.ts';
export type { CreateSession } from './sessions/create-session.ts';
export type { Sessions } from './sessions/sessions.ts';
export type { Channel, IdentityProvider } from './social/identities.ts';
export { identityProvidersPort } from './social/identity-providers-port.ts';
export { discoverOidcProvider } from './social/oidc-provider.ts';
export { memberIdentities } from './social/social.tables.ts';

/**
 * Flags of the features that send a one-time code to the member by SMS. They are off if the gateway cannot send
 * messages.
 */
const flagsWithCodes: readonly Flag[] = ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'];

/** Operations that send a message to the member. */
const operationsWithMessages: readonly Operation[] = [sendSmsNoLogin, sendSmsRegister, forgotPasswordByEmail];

/** Module for registration, log-in, password recovery, one-time codes, social log-in, passkeys and sessions. */
export const authModule = defineModule({
  name: 'auth',
  dependsOn: {
    affiliates: affiliatesModule,
    brands: brandsModule,
    ledger: ledgerModule,
    members: membersModule,
    notifications: notificationsModule,
    payments: paymentsModule,
    responsibleGaming: responsibleGamingModule,
    rewards: rewardsModule,
    webhooks: webhooksModule,
  },
  prepare: async ({ db, brands }) => {
    await ensureTrialAccounts(db, brands.all);
    await ensureDefaultFieldRules(db, brands.all);
  },
  register: async (
    core,
    { brands: { merchants, addFlagCondition }, notifications: { withNotifications }, webhooks: { recordEvent } },
  ) => {
    const providers = core.ports.use(identityProvidersPort);
    addFlagCondition((flag, merchant) => isSocialLoginOffered(providers, flag, merchant));
    const services = await createAuthServices(core, { merchants, withNotifications, providers, recordEvent });
    core.checks.provide({ authenticate: services.sessions.open });
    const hasMessages = core.ports.find(messageSenderPort) !== undefined;
    if (!hasMessages) addFlagCondition((flag) => !flagsWithCodes.includes(flag));
    const route = hasMessages ? core.route : disableOperations(core.route, operationsWithMessages);
    registerAuthRoutes({ ...core, route }, { ...services, merchants, withNotifications, providers, recordEvent });
    const { sessions, devices, createSession, emailLinks, passwords, rules } = services;
    return { sessions, devices, createSession, emailLinks, passwords, rules };
  },
});
