import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { brandEnvironments, releases } from '../environments/releases.tables.ts';
import { applyPolicy } from './check-policy.ts';
import { releaseDecisions, releasePolicies, releaseReviewRequests } from './reviews.tables.ts';

/** Without a policy, one approval ends the wait. Such an approval is not required, but somebody has requested it. */
const defaultPolicy = { approvals: 1, roles: [] };

/**
 * Returns, by brand, the release that waits for approvals. It is the release with the newest request for a review. It
 * waits until it has the approvals that the live environment requires, until an operator rejects it, or until the live
 * release of the brand changes.
 */
export const listWaitingReleases = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const requests = await db
    .selectDistinctOn([releases.brand], {
      brand: releases.brand,
      releaseId: releases.id,
      requestedAt: releaseReviewRequests.requestedAt,
      liveReleaseId: brandEnvironments.releaseId,
      liveSince: brandEnvironments.changedAt,
    })
    .from(releaseReviewRequests)
    .innerJoin(releases, eq(releases.id, releaseReviewRequests.releaseId))
    .leftJoin(
      brandEnvironments,
      and(eq(brandEnvironments.brand, releases.brand), eq(brandEnvironments.environment, 'live')),
    )
    .orderBy(releases.brand, desc(releaseReviewRequests.requestedAt));
  const open = requests.filter(
    ({ releaseId, requestedAt, liveReleaseId, liveSince }) =>
      liveSince === null || (liveSince <= requestedAt && liveReleaseId !== releaseId),
  );
  if (open.length === 0) return new Map();
  const decisions = await db
    .select()
    .from(releaseDecisions)
    .where(
      inArray(
        releaseDecisions.releaseId,
        open.map(({ releaseId }) => releaseId),
      ),
    )
    .orderBy(releaseDecisions.number);
  const rows = await db.select().from(releasePolicies).where(eq(releasePolicies.environment, 'live'));
  const policies = new Map(rows.filter(({ approvals }) => approvals > 0).map((policy) => [policy.brand, policy]));
  const isWaiting = ({ brand, releaseId }: (typeof open)[number]): boolean => {
    const own = decisions.filter((decision) => decision.releaseId === releaseId);
    const { isMet, rejecters } = applyPolicy(policies.get(brand) ?? defaultPolicy, own);
    return !isMet && rejecters.length === 0;
  };
  return new Map(open.filter(isWaiting).map(({ brand, releaseId }) => [brand, releaseId]));
};
