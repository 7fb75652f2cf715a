import type { Permission } from '@livery/contract/operators/permissions';

/**
 * Expected results of operations that need no session. The first text is the result of the call. The other texts are
 * the entries that the call adds to the audit log, each as `<operation> <outcome> <error code> <operator>`.
 */
export const consoleOutcomes: Readonly<Record<string, readonly string[]>> = {
  acceptInvitation: ['ops.invitation.invalid', 'acceptInvitation rejected ops.invitation.invalid null'],
  invitationPasskeyChallenge: [
    'ops.invitation.invalid',
    'invitationPasskeyChallenge rejected ops.invitation.invalid null',
  ],
  invitationTotpSetup: ['ops.invitation.invalid', 'invitationTotpSetup rejected ops.invitation.invalid null'],
  operatorCodeLogin: ['login.failed', 'operatorCodeLogin rejected login.failed null'],
  operatorPasskeyChallenge: ['done'],
  operatorPasskeyLogin: ['passkey.invalid', 'operatorPasskeyLogin rejected passkey.invalid null'],
  operatorPasswordLogin: ['login.failed', 'operatorPasswordLogin rejected login.failed null'],
  readInvitation: ['ops.invitation.invalid', 'readInvitation rejected ops.invitation.invalid null'],
};

/**
 * Operations whose handler fails in the test gateway, because it needs the compiled app. The handler fails after the
 * permission checks, so the audit log contains no rejection of the call.
 */
export const failingHandlers: readonly string[] = ['startFleetRun'];

/**
 * Some operations with the permission `self` need a further permission, which their handler checks. The operator must
 * have it for at least one brand.
 */
export const selfPermissions: Readonly<Record<string, Permission>> = { addBrandRequest: 'brands:request' };

const uuid = '00000000-0000-4000-8000-000000000000';

/**
 * Fields for the sample requests of some operations, by operation name. These fields cannot be generated from the
 * schema, for example because they must be a valid market code.
 */
export const sampleFields: Readonly<Record<string, object>> = {
  addBrandRequest: {
    name: 'New brand',
    market: 'pagcor',
    languages: ['EN'],
    currency: 'PHP',
    wish: '',
    deadline: null,
    logo: null,
  },
  completeBrandRequest: { requestId: uuid, brand: 'newbrand' },
  proposeBrand: { name: 'New brand', market: 'pagcor', logo: 'AAAA' },
};

/** Functions that create requests to which the response contains personal data, by operation name. */
export const personalDataRequests: Readonly<
  Record<string, (known: { readonly brand: string; readonly approvalId: string }) => object>
> = {
  exportAudit: () => ({ chain: 'platform' }),
  exportBrandAudit: ({ brand }) => ({ brand }),
  getApproval: ({ approvalId }) => ({ approvalId }),
  getAuditEntry: () => ({ chain: 'platform', number: 1 }),
  getBrandAuditEntry: ({ brand }) => ({ brand, number: 1 }),
};
