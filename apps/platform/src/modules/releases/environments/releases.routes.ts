import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  composeRelease,
  listEnvironmentChanges,
  listEnvironments,
  listReleases,
  publishRelease,
  rollBackRelease,
} from '@livery/contract/operators/releases';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorContextFor } from '../../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { ComposerError } from '../compose/composer.ts';
import { createInvalidError } from '../versions/documents.ts';
import { getVersionOrThrow } from '../versions/versions.routes.ts';
import type { EnvironmentRow } from './change-environment.ts';
import type { PreparedChange, Publisher } from './publisher.ts';
import { findEnvironmentChanges, findReleases, toRelease } from './list-releases.ts';
import { brandEnvironments, type CountedApprovals, environments } from './releases.tables.ts';

const toState = (environment: EnvironmentRow['environment'], row: EnvironmentRow | undefined) => ({
  environment,
  number: row?.number ?? 0,
  releaseId: row?.releaseId ?? null,
  changedBy: row?.changedBy ?? null,
  changedAt: row?.changedAt.toISOString() ?? null,
});

const registerReads = ({ route }: OperatorRoutes, db: Database): void => {
  route(listReleases, ({ request }) => findReleases(db, request));

  route(listEnvironments, async ({ request: { brand } }) => {
    const rows = await db.select().from(brandEnvironments).where(eq(brandEnvironments.brand, brand));
    return {
      environments: environments.map((name) =>
        toState(
          name,
          rows.find((row) => row.environment === name),
        ),
      ),
    };
  });

  route(listEnvironmentChanges, ({ request }) => findEnvironmentChanges(db, request));
};

type FindApprovals = (
  tx: Database,
  target: Pick<EnvironmentRow, 'brand' | 'environment' | 'releaseId'>,
) => Promise<CountedApprovals>;

interface ReleasesDeps {
  readonly db: Database;
  readonly publisher: Publisher;
  /**
   * Returns the approvals of a release that count. Throws a GatewayError if the approval policy does not permit the
   * release.
   */
  readonly assertPolicyMet: FindApprovals;
  /** Returns the approvals of the last change that made the environment show the release. */
  readonly findShownApprovals: FindApprovals;
}

/** Registers the operations that list and compose releases, and the operations that show releases in environments. */
export const releasesRoutes = (operators: OperatorRoutes, deps: ReleasesDeps): void => {
  const { db, publisher, assertPolicyMet, findShownApprovals } = deps;
  registerReads(operators, db);

  operators.routeWithPreparation(
    composeRelease,
    async ({ request: { brand, version } }) => {
      const row = await getVersionOrThrow(db, brand, version);
      const result = await publisher.composeVersion(row).catch((error: unknown) => {
        if (!(error instanceof ComposerError)) throw error;
        throw new GatewayError(OperatorErrorCode.ComposerUnavailable, { message: error.message });
      });
      if ('problems' in result) throw createInvalidError(result.problems);
      // Before the first release of a brand, there is no earlier release for the review. The files that members see now
      // are therefore stored as a release, with which reviewers compare the new one.
      return { stored: result, file: await publisher.prepareFileRelease(brand) };
    },
    async ({ tx, operator, record }, { stored, file }) => {
      if (file) await publisher.addFileRelease(tx, file, operator.operatorId);
      const release = await publisher.addRelease(tx, { ...stored, createdBy: operator.operatorId });
      record({
        subject: { kind: 'release', id: release.id },
        changes: { version: release.version, compileId: release.compileId },
      });
      return toRelease(release);
    },
  );

  const change =
    (kind: 'publish' | 'rollback') =>
    async (call: OperatorContextFor<typeof publishRelease>, prepared: PreparedChange) => {
      const { tx, operator, request, expectedVersion, onCommit, record } = call;
      // A rollback needs no new approval, because it shows a release that was approved before, and because it can be
      // urgent.
      const approvals = kind === 'publish' ? await assertPolicyMet(tx, request) : await findShownApprovals(tx, request);
      const row = await publisher.change(
        tx,
        { ...request, kind, by: operator.operatorId, approvals, expectedNumber: expectedVersion },
        prepared,
      );
      record({
        subject: { kind: 'environment', id: `${request.brand}/${request.environment}` },
        changes: {
          kind,
          releaseId: row.releaseId,
          number: row.number,
          reason: request.reason,
          ...approvals,
        },
      });
      onCommit(() => publisher.announce(request.brand));
      return toState(row.environment, row);
    };

  operators.routeWithPreparation(publishRelease, ({ request }) => publisher.prepareChange(request), change('publish'));
  operators.routeWithPreparation(
    rollBackRelease,
    ({ request }) => publisher.prepareChange(request),
    change('rollback'),
  );
};
