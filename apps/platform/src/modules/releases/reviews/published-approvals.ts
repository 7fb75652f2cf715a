import { inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { OperatorSignature } from '../../../core/operators/operator-checks.ts';
import { readApproverName } from './approval-statement.ts';
import { pickStoredApprovals, type StoredApprovals } from './check-policy.ts';
import { releaseDecisions } from './reviews.tables.ts';

/** Signature of an approval without the id and the name of the passkey, which a verification does not need. */
export type PublicSignature = Omit<OperatorSignature, 'passkeyId' | 'passkeyName'>;

/** Approval of a live release, as everybody may see it and verify it. */
export interface PublishedApproval extends PublicSignature {
  /** Name of the approver, which is part of the signed statement. */
  readonly name: string;
  readonly approvedAt: string;
}

export const toPublicSignature = ({
  statement,
  publicKey,
  authenticatorData,
  clientData,
  signature,
}: OperatorSignature): PublicSignature => ({ statement, publicKey, authenticatorData, clientData, signature });

/** Release that visitors see, with the approvals that counted when it was published. */
interface ApprovedRelease extends StoredApprovals {
  readonly releaseId: string;
}

/**
 * Returns a function that adds the signed approvals to a release. It adds the approvals that counted at the
 * publication. A later decision, such as a rejection by an approver, has no effect.
 */
export const loadApprovals = async (db: Database, releases: readonly ApprovedRelease[]) => {
  const ids = releases.filter(({ approvers }) => approvers.length > 0).map(({ releaseId }) => releaseId);
  const decisions =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(releaseDecisions)
          .where(inArray(releaseDecisions.releaseId, ids))
          .orderBy(releaseDecisions.number);
  return <Release extends ApprovedRelease>(release: Release) => {
    const ofRelease = decisions.filter(({ releaseId }) => releaseId === release.releaseId);
    const approvals = pickStoredApprovals(ofRelease, release).map(({ signature, decidedAt }): PublishedApproval => ({
      name: readApproverName(signature.statement),
      approvedAt: decidedAt.toISOString(),
      ...toPublicSignature(signature),
    }));
    return { ...release, approvals };
  };
};
