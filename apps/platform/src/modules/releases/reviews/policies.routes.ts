import { changeReleasePolicy, listReleasePolicies } from '@livery/contract/operators/releases/reviews';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { assertVersion } from '../../../core/operators/versions.ts';
import { type Environment, environments } from '../environments/releases.tables.ts';
import { type PolicyRow, releasePolicies } from './reviews.tables.ts';

const toPolicy = (environment: Environment, row: PolicyRow | undefined) => ({
  environment,
  approvals: row?.approvals ?? 0,
  roles: [...(row?.roles ?? [])],
  number: row?.number ?? 0,
  changedBy: row?.changedBy ?? null,
  changedAt: row?.changedAt.toISOString() ?? null,
});

/** Returns the approval policies of a brand by environment. An environment without a row needs no approval. */
export const readPolicies = async (db: Database, brand: string): Promise<ReadonlyMap<Environment, PolicyRow>> => {
  const rows = await db.select().from(releasePolicies).where(eq(releasePolicies.brand, brand));
  return new Map(rows.map((row) => [row.environment, row]));
};

/** Registers the operations that list and change the approval policies of a brand's environments. */
export const policiesRoutes = ({ route }: OperatorRoutes, db: Database, clock: Clock): void => {
  route(listReleasePolicies, async ({ request: { brand } }) => {
    const rows = await readPolicies(db, brand);
    return { policies: environments.map((environment) => toPolicy(environment, rows.get(environment))) };
  });

  route(changeReleasePolicy, async ({ tx, request, operator, expectedVersion, record }) => {
    const { brand, environment, approvals, reason } = request;
    // The policy can have no row yet, which could be locked. An advisory lock on the brand and the environment is used
    // instead.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`release_policies/${brand}/${environment}`}, 0))`,
    );
    const [current] = await tx
      .select()
      .from(releasePolicies)
      .where(and(eq(releasePolicies.brand, brand), eq(releasePolicies.environment, environment)));
    assertVersion(expectedVersion, current?.number ?? 0);
    const roles = [...new Set(request.roles)].sort();
    const row = {
      brand,
      environment,
      approvals,
      roles,
      number: (current?.number ?? 0) + 1,
      changedBy: operator.operatorId,
      changedAt: clock.now(),
    };
    await tx
      .insert(releasePolicies)
      .values(row)
      .onConflictDoUpdate({ target: [releasePolicies.brand, releasePolicies.environment], set: row });
    record({
      subject: { kind: 'releasePolicy', id: `${brand}/${environment}` },
      changes: {
        before: { approvals: current?.approvals ?? 0, roles: current?.roles ?? [] },
        after: { approvals, roles },
        reason,
      },
    });
    return toPolicy(environment, row);
  });
};
