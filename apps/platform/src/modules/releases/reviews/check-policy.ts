import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Environment } from '../environments/releases.tables.ts';
import { type DecisionRow, type PolicyRow, releaseDecisions, releasePolicies } from './reviews.tables.ts';

/** Result of checking if the decisions on a release meet the policy of an environment. */
interface PolicyResult {
  readonly needed: number;
  readonly roles: readonly string[];
  /** Operators whose approval counts for the policy. */
  readonly approvers: readonly string[];
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

/** Returns the last decision of each operator. */
export const pickCurrent = (decisions: readonly DecisionRow[]): readonly DecisionRow[] => [
  ...new Map(decisions.map((decision) => [decision.decidedBy, decision])).values(),
];

/**
 * Applies a policy to the decisions on a release. One rejection blocks the release, regardless of the number of
 * approvals. Without a policy, decisions have no effect.
 */
export const applyPolicy = (
  policy: Pick<PolicyRow, 'approvals' | 'roles'> | undefined,
  decisions: readonly DecisionRow[],
): PolicyResult => {
  const { approvals: needed, roles } = policy ?? { approvals: 0, roles: [] };
  const current = pickCurrent(decisions);
  const hasRole = (decision: DecisionRow): boolean =>
    roles.length === 0 || decision.roles.some((role) => roles.includes(role));
  const approvers = current.filter((each) => each.kind === 'approve' && hasRole(each)).map((each) => each.decidedBy);
  const rejecters = current.filter(({ kind }) => kind === 'reject').map(({ decidedBy }) => decidedBy);
  return {
    needed,
    roles,
    approvers,
    rejecters,
    isMet: needed === 0 || (approvers.length >= needed && rejecters.length === 0),
  };
};

/**
 * Checks that the policy of an environment permits a release, and returns the operators who approved it. Throws a
 * GatewayError if the policy does not permit the release.
 */
export const assertPolicyMet = async (
  tx: Database,
  target: { readonly brand: string; readonly environment: Environment; readonly releaseId: string },
): Promise<readonly string[]> => {
  // The row is locked, so that a concurrent change of the policy takes effect completely before or completely after
  // this check.
  const [policy] = await tx
    .select()
    .from(releasePolicies)
    .where(and(eq(releasePolicies.brand, target.brand), eq(releasePolicies.environment, target.environment)))
    .for('share');
  const { isMet, needed, approvers, rejecters } = applyPolicy(policy, await listDecisions(tx, target.releaseId));
  if (isMet) return approvers;
  throw new GatewayError(OperatorErrorCode.ReleaseNotApproved, {
    message:
      rejecters.length > 0
        ? 'An operator rejects the release'
        : `The release has ${approvers.length} of ${needed} approvals`,
    value: { needed, approved: approvers.length, rejected: rejecters.length },
  });
};
