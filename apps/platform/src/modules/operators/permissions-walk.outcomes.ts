import type { Permission } from '@livery/contract/operators/permissions';

/**
 * Operations that the test of all permissions (`permissions-walk.test.ts`) calls. Each new operation must be added to
 * this list.
 */
export const walkedOperations: readonly string[] = [
  'acceptBrandRequest',
  'addBrandAsset',
  'addBrandHost',
  'addBrandRequest',
  'addDraftVersion',
  'addOwnPasskey',
  'addReleaseComment',
  'applyDraftOperations',
  'approveRelease',
  'approveRequest',
  'cancelScheduledRelease',
  'changeOwnPassword',
  'changeReleasePolicy',
  'changeRole',
  'checkBrandDocument',
  'checkBrandHost',
  'checkDraft',
  'closeDraft',
  'commentBrandRequest',
  'compareReleases',
  'completeBrandRequest',
  'composeRelease',
  'confirmLicenceClause',
  'createApiToken',
  'createBrand',
  'createDraft',
  'createOwnRecoveryCodes',
  'createRole',
  'declineBrandRequest',
  'deleteRole',
  'endBrandGrant',
  'endGrant',
  'endOperatorSessions',
  'endOtherOwnSessions',
  'endOwnSession',
  'endPhonePreview',
  'exportAudit',
  'exportBrandAudit',
  'exportBrandVersion',
  'getApproval',
  'getApprovalChallenge',
  'getAuditEntry',
  'getBrandAsset',
  'getBrandAuditEntry',
  'getBrandFont',
  'getBrandRequest',
  'getBrandVersion',
  'getDraft',
  'getDraftBase',
  'getDraftShareCard',
  'getFleetRun',
  'getInheritedAsset',
  'getInheritedFont',
  'getReleaseReview',
  'getVersionLicence',
  'giveGrant',
  'importBrandVersion',
  'inviteOperator',
  'listApiTokens',
  'listApprovals',
  'listAuditCheckpoints',
  'listBaseFiles',
  'listBrandAuditCheckpoints',
  'listBrandHosts',
  'listBrandRequests',
  'listBrandVersions',
  'listColleagues',
  'listDefaultTexts',
  'listDraftOperations',
  'listDrafts',
  'listEnvironmentChanges',
  'listEnvironments',
  'listFleetRuns',
  'listInheritingBrands',
  'listLicenceConfirmations',
  'listManagedBrands',
  'listMarkets',
  'listOpenDrafts',
  'listOperators',
  'listOwnSessions',
  'listReleasePolicies',
  'listReleaseTrials',
  'listReleases',
  'listRoles',
  'listScheduledReleases',
  'openDraftPreview',
  'openEnvironmentPreview',
  'openPhonePreview',
  'openReleasePreview',
  'operatorLogout',
  'ownPasskeyChallenge',
  'ownTotpSetup',
  'promoteReleaseTrial',
  'proposeBrand',
  'publishRelease',
  'readOwnFactors',
  'redoDraftOperation',
  'rejectRelease',
  'rejectRequest',
  'releaseFleetRun',
  'removeBrandHost',
  'removeOwnPasskey',
  'renameDraft',
  'renameOwnPasskey',
  'renewInvitation',
  'reopenDraft',
  'reportDraftPresence',
  'requestGrant',
  'requestReleaseReview',
  'resolveReleaseComment',
  'resumeOperator',
  'revokeApiToken',
  'rollBackRelease',
  'scheduleRelease',
  'searchAudit',
  'searchBrandAudit',
  'setBrandRequestDeadline',
  'setOwnTotp',
  'startFleetRun',
  'startReleaseTrial',
  'stepUpByCode',
  'stepUpByPasskey',
  'stepUpChallenge',
  'stopFleetRun',
  'stopReleaseTrial',
  'suspendOperator',
  'undoDraftOperation',
  'whoAmI',
  'withdrawBrandRequest',
  'withdrawLicenceConfirmation',
  'withdrawRequest',
];

/**
 * Expected results for operations that need no session: first the result of the call, then the entries that the call
 * adds to the audit log. An entry consists of the operation, its outcome, the error code and the operator.
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
 * Operations whose handler fails in the test gateway, which has no compiled app. Such a failure is not a rejection of
 * the call, so it adds no entry to the audit log.
 */
export const failingHandlers: readonly string[] = ['startFleetRun'];

/** Permissions that the handlers of some operations on the operator's own account need for at least one brand. */
export const selfPermissions: Readonly<Record<string, Permission>> = { addBrandRequest: 'brands:request' };

const uuid = '00000000-0000-4000-8000-000000000000';

/** Fields of the sample requests that cannot be generated from the schema. */
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

/** Creators of requests that return personal data, by operation. */
export const personalDataRequests: Readonly<
  Record<string, (known: { readonly brand: string; readonly approvalId: string }) => object>
> = {
  exportAudit: () => ({ chain: 'platform' }),
  exportBrandAudit: ({ brand }) => ({ brand }),
  getApproval: ({ approvalId }) => ({ approvalId }),
  getAuditEntry: () => ({ chain: 'platform', number: 1 }),
  getBrandAuditEntry: ({ brand }) => ({ brand, number: 1 }),
};
