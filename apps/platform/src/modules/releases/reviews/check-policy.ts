import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorSignature } from '../../../core/operators/operator-checks.ts';
import { type CountedApprovals, type Environment, environmentChanges } from '../environments/releases.tables.ts';
import { type DecisionRow, type PolicyRow, releaseDecisions, releasePolicies } from './reviews.tables.ts';

/** Result of comparing the decisions on a release with the approval policy of an environment. */
interface PolicyResult extends CountedApprovals {
  readonly needed: number;
  readonly roles: readonly string[];
  /** Operators whose last decision is a rejection. */
  readonly rejecters: readonly string[];
  readonly isMet: boolean;
}

/** Returns the decisions on a release, the oldest first. */
export const listDecisions = (db: Database, releaseId: string): Promise<DecisionRow[]> =>
  db
    .select()
    .from(releaseDecisions)
    .where(eq(releaseDecisions.releaseId, releaseId))
    .orderBy(asc(releaseDecisions.number));

/** Returns the last decision of each operator. The decisions must be sorted, the oldest first. */
export const pickCurrent = (decisions: readonly DecisionRow[]): readonly DecisionRow[] => [
  ...new Map(decisions.map((decision) => [decision.decidedBy, decision])).values(),
];

/** Decision that is a signed approval. */
export type SignedApproval = DecisionRow & { readonly signature: OperatorSignature };

const isSigned = (decision: DecisionRow): decision is SignedApproval =>
  decision.kind === 'approve' && decision.signature !== null;

/** Approvals that a change of an environment has stored. */
export interface StoredApprovals {
  readonly approvers: readonly string[];
  readonly approvalNumbers: readonly number[] | null;
  /** Time of the change. */
  readonly changedAt: Date;
}

/**
 * Returns the signed approvals that permitted a change of an environment. `decisions` are all decisions on its release,
 * the oldest first. An earlier version of the gateway did not store the numbers of the decisions. For such a change,
 * returns the last decision of each approver before the change.
 */
export const pickStoredApprovals = (
  decisions: readonly DecisionRow[],
  { approvers, approvalNumbers, changedAt }: StoredApprovals,
): readonly SignedApproval[] => {
  if (approvalNumbers) return decisions.filter(isSigned).filter(({ number }) => approvalNumbers.includes(number));
  const earlier = decisions.filter(({ decidedAt }) => decidedAt <= changedAt);
  return pickCurrent(earlier)
    .filter(isSigned)
    .filter(({ decidedBy }) => approvers.includes(decidedBy));
};

/**
 * Applies a policy to the decisions on a release. Only a signed approval counts. One rejection blocks the release,
 * regardless of the number of approvals. Without a policy, decisions have no effect.
 */
export const applyPolicy = (
  policy: Pick<PolicyRow, 'approvals' | 'roles'> | undefined,
  decisions: readonly DecisionRow[],
): PolicyResult => {
  const { approvals: needed, roles } = policy ?? { approvals: 0, roles: [] };
  const current = pickCurrent(decisions);
  const hasRole = (decision: DecisionRow): boolean =>
    roles.length === 0 || decision.roles.some((role) => roles.includes(role));
  const counted = current.filter((each) => isSigned(each) && hasRole(each));
  const approvers = counted.map(({ decidedBy }) => decidedBy);
  const rejecters = current.filter(({ kind }) => kind === 'reject').map(({ decidedBy }) => decidedBy);
  return {
    needed,
    roles,
    approvers,
    approvalNumbers: counted.map(({ number }) => number),
    rejecters,
    isMet: needed === 0 || (approvers.length >= needed && rejecters.length === 0),
  };
};

/**
 * Checks that the approval policy of an environment permits a release, and returns the approvals that count.
 * Throws a GatewayError if the policy does not permit the release.
 */
export const assertPolicyMet = async (
  tx: Database,
  target: { readonly brand: string; readonly environment: Environment; readonly releaseId: string },
): Promise<CountedApprovals> => {
  // The row is locked. Another transaction can therefore change the policy only before or after this check, and not
  // during it.
  const [policy] = await tx
    .select()
    .from(releasePolicies)
    .where(and(eq(releasePolicies.brand, target.brand), eq(releasePolicies.environment, target.environment)))
    .for('share');
  const { isMet, needed, approvers, approvalNumbers, rejecters } = applyPolicy(
    policy,
    await listDecisions(tx, target.releaseId),
  );
  if (isMet) return { approvers, approvalNumbers };
  throw new GatewayError(OperatorErrorCode.ReleaseNotApproved, {
    message:
      rejecters.length > 0
        ? 'An operator rejects the release'
        : `The release has ${approvers.length} of ${needed} approvals`,
    value: { needed, approved: approvers.length, rejected: rejecters.length },
  });
};

/**
 * Returns the approvals of the last change with which the environment showed the release. A rollback to this release
 * uses them again. Returns no approvals if the environment has never shown the release.
 */
export const findShownApprovals = async (
  db: Database,
  {
    brand,
    environment,
    releaseId,
  }: { readonly brand: string; readonly environment: Environment; readonly releaseId: string },
): Promise<CountedApprovals> => {
  const [shown] = await db
    .select()
    .from(environmentChanges)
    .where(
      and(
        eq(environmentChanges.brand, brand),
        eq(environmentChanges.environment, environment),
        eq(environmentChanges.releaseId, releaseId),
      ),
    )
    .orderBy(desc(environmentChanges.number))
    .limit(1);
  const approvals = shown ? pickStoredApprovals(await listDecisions(db, releaseId), shown) : [];
  return {
    approvers: approvals.map(({ decidedBy }) => decidedBy),
    approvalNumbers: approvals.map(({ number }) => number),
  };
};
