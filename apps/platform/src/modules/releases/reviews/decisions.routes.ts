import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  approveRelease,
  getApprovalChallenge,
  getReleaseReview,
  rejectRelease,
  requestReleaseReview,
} from '@livery/contract/operators/releases/reviews';
import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import type { AuditNote, OperatorSession } from '../../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { getReleaseOrThrow } from '../environments/find-release.ts';
import { environments, type ReleaseRow } from '../environments/releases.tables.ts';
import { getVersionOrThrow } from '../versions/versions.routes.ts';
import { toApprovalStatement } from './approval-statement.ts';
import { applyPolicy, listDecisions, pickCurrent } from './check-policy.ts';
import { toComment } from './comments.routes.ts';
import { readPolicies } from './policies.routes.ts';
import { toPublicSignature } from './published-approvals.ts';
import { type DecisionRow, releaseComments, releaseDecisions, releaseReviewRequests } from './reviews.tables.ts';

export interface DecisionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly checks: Pick<OperatorChecks, 'listRoles' | 'startSignature' | 'verifySignature'>;
}

const registerReview = ({ route }: OperatorRoutes, { db }: DecisionsDeps): void => {
  route(getReleaseReview, async ({ request: { brand, releaseId } }) => {
    const release = await getReleaseOrThrow(db, brand, releaseId);
    const version = await getVersionOrThrow(db, brand, release.version);
    const decisions = await listDecisions(db, releaseId);
    const current = new Set(pickCurrent(decisions).map(({ number }) => number));
    const policies = await readPolicies(db, brand);
    const [request] = await db
      .select()
      .from(releaseReviewRequests)
      .where(eq(releaseReviewRequests.releaseId, releaseId));
    const comments = await db
      .select()
      .from(releaseComments)
      .where(eq(releaseComments.releaseId, releaseId))
      .orderBy(asc(releaseComments.createdAt));
    return {
      releaseId,
      version: release.version,
      manifest: release.manifest,
      createdBy: release.createdBy,
      versionBy: version.createdBy,
      editors: [...version.editors],
      request: request
        ? { note: request.note, requestedBy: request.requestedBy, requestedAt: request.requestedAt.toISOString() }
        : null,
      decisions: decisions.map(({ number, kind, reason, decidedBy, decidedAt, signature }) => ({
        kind,
        reason,
        decidedBy,
        decidedAt: decidedAt.toISOString(),
        passkeyName: signature?.passkeyName ?? null,
        signature: signature && toPublicSignature(signature),
        isCurrent: current.has(number),
      })),
      comments: comments.map(toComment),
      environments: environments.map((environment) => {
        const { needed, roles, approvers, rejecters, isMet } = applyPolicy(policies.get(environment), decisions);
        return {
          environment,
          needed,
          roles: [...roles],
          approvers: [...approvers],
          rejecters: [...rejecters],
          isMet,
        };
      }),
    };
  });
};

interface Decided {
  readonly brand: string;
  readonly releaseId: string;
  /** Hash of the manifest that the operator has reviewed. The manifest lists the files of the release. */
  readonly manifest: string;
}

/**
 * Returns the release that an operator wants to approve or reject. Throws a GatewayError if the operator has created or
 * edited its content. Also throws one if the reviewed manifest is not that of the release.
 */
const getDecidable = async (
  db: Database,
  { brand, releaseId, manifest }: Decided,
  { operatorId }: OperatorSession,
): Promise<ReleaseRow> => {
  const release = await getReleaseOrThrow(db, brand, releaseId);
  const version = await getVersionOrThrow(db, brand, release.version);
  if ([release.createdBy, version.createdBy, ...version.editors].includes(operatorId))
    throw new GatewayError(OperatorErrorCode.ReleaseOwn, {
      message: 'Those who edited the draft, made the version or made the release cannot decide on it',
    });
  if (release.manifest !== manifest)
    throw new GatewayError(OperatorErrorCode.ReleaseChanged, {
      message: 'The release has other files than those that were reviewed',
    });
  return release;
};

interface NewDecision extends Pick<DecisionRow, 'releaseId' | 'manifest' | 'kind' | 'reason' | 'signature'> {
  readonly brand: string;
  readonly operator: OperatorSession;
}

/** Creates the function that stores a decision. The created function returns the roles that the operator has now. */
const createDecisionInsert =
  ({ clock, checks }: DecisionsDeps) =>
  async (tx: Database, decision: NewDecision): Promise<readonly string[]> => {
    const { brand, releaseId, manifest, kind, reason, signature } = decision;
    const { operatorId: decidedBy } = decision.operator;
    const roles = [...(await checks.listRoles(tx, decidedBy, brand))].sort();
    const row = { releaseId, manifest, kind, reason, decidedBy, roles, decidedAt: clock.now(), signature };
    await tx.insert(releaseDecisions).values(row);
    return roles;
  };

/** Returns the details of a decision for the audit log. */
const toNote = (
  { releaseId, manifest, reason }: Decided & { readonly reason: string },
  details: Readonly<Record<string, unknown>>,
): AuditNote => ({ subject: { kind: 'release', id: releaseId }, changes: { manifest, reason, ...details } });

/** Registers the routes that return the review of a release, request a review, and approve or reject a release. */
export const decisionsRoutes = (operators: OperatorRoutes, deps: DecisionsDeps): void => {
  const { clock, checks } = deps;
  registerReview(operators, deps);
  const addDecision = createDecisionInsert(deps);

  operators.route(requestReleaseReview, async ({ tx, request: { brand, releaseId, note }, operator, record }) => {
    await getReleaseOrThrow(tx, brand, releaseId);
    const row = { releaseId, note, requestedBy: operator.operatorId, requestedAt: clock.now() };
    await tx
      .insert(releaseReviewRequests)
      .values(row)
      .onConflictDoUpdate({ target: releaseReviewRequests.releaseId, set: row });
    record({ subject: { kind: 'release', id: releaseId }, changes: { note } });
    return {};
  });

  operators.route(getApprovalChallenge, async ({ tx, request, operator }) => {
    const release = await getDecidable(tx, request, operator);
    return checks.startSignature(tx, operator.operatorId, toApprovalStatement(release, operator.name));
  });

  operators.route(approveRelease, async ({ tx, request, operator, record }) => {
    const release = await getDecidable(tx, request, operator);
    if (!request.signature)
      throw new GatewayError(OperatorErrorCode.SignatureNeeded, {
        message: 'An approval is signed with a passkey: sign the challenge of this release',
      });
    const statement = toApprovalStatement(release, operator.name);
    const signature = await checks.verifySignature(tx, operator.operatorId, statement, request.signature);
    const roles = await addDecision(tx, { ...request, kind: 'approve', operator, signature });
    const { passkeyId, passkeyName } = signature;
    record(toNote(request, { roles, passkeyId, passkeyName }));
    return {};
  });

  operators.route(rejectRelease, async ({ tx, request, operator, record }) => {
    await getDecidable(tx, request, operator);
    const roles = await addDecision(tx, { ...request, kind: 'reject', operator, signature: null });
    record(toNote(request, { roles }));
    return {};
  });
};
