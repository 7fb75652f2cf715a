import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  approveRelease,
  getReleaseReview,
  rejectRelease,
  requestReleaseReview,
} from '@livery/contract/operators/releases/reviews';
import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import type { OperatorContextFor } from '../../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { getReleaseOrThrow } from '../environments/find-release.ts';
import { environments } from '../environments/releases.tables.ts';
import { getVersionOrThrow } from '../versions/versions.routes.ts';
import { applyPolicy, listDecisions, pickCurrent } from './check-policy.ts';
import { toComment } from './comments.routes.ts';
import { readPolicies } from './policies.routes.ts';
import { releaseComments, releaseDecisions, releaseReviewRequests } from './reviews.tables.ts';

export interface DecisionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly checks: Pick<OperatorChecks, 'listRoles'>;
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
      request: request
        ? { note: request.note, requestedBy: request.requestedBy, requestedAt: request.requestedAt.toISOString() }
        : null,
      decisions: decisions.map(({ number, kind, reason, decidedBy, decidedAt }) => ({
        kind,
        reason,
        decidedBy,
        decidedAt: decidedAt.toISOString(),
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

/** Registers the review of releases: the request, and the decisions of other operators. */
export const decisionsRoutes = (operators: OperatorRoutes, deps: DecisionsDeps): void => {
  const { clock, checks } = deps;
  registerReview(operators, deps);

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

  const decide =
    (kind: 'approve' | 'reject') =>
    async ({ tx, request, operator, record }: OperatorContextFor<typeof approveRelease>) => {
      const { brand, releaseId, manifest, reason } = request;
      const release = await getReleaseOrThrow(tx, brand, releaseId);
      const version = await getVersionOrThrow(tx, brand, release.version);
      const { operatorId } = operator;
      if ([release.createdBy, version.createdBy].includes(operatorId))
        throw new GatewayError(OperatorErrorCode.ReleaseOwn, {
          message: 'Those who made the release or its version cannot decide on it',
        });
      if (release.manifest !== manifest)
        throw new GatewayError(OperatorErrorCode.ReleaseChanged, {
          message: 'The release has other files than those that were reviewed',
        });
      const roles = [...(await checks.listRoles(tx, operatorId, brand))].sort();
      await tx
        .insert(releaseDecisions)
        .values({ releaseId, manifest, kind, reason, decidedBy: operatorId, roles, decidedAt: clock.now() });
      record({ subject: { kind: 'release', id: releaseId }, changes: { manifest, reason, roles } });
      return {};
    };
  operators.route(approveRelease, decide('approve'));
  operators.route(rejectRelease, decide('reject'));
};
