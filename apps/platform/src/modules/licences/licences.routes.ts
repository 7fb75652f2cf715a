import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import {
  confirmLicenceClause,
  getVersionLicence,
  listLicenceConfirmations,
  withdrawLicenceConfirmation,
} from '@livery/contract/operators/releases/licence';
import { checkLicence, readJurisdiction } from '@livery/merchant/licence/check-licence';
import { licenceClauses } from '@livery/merchant/licence/clauses';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { getVersionOrThrow } from '../releases/index.ts';
import { licenceConfirmations } from './licences.tables.ts';

interface LicencesDeps {
  readonly db: Database;
  readonly clock: Clock;
}

type Row = typeof licenceConfirmations.$inferSelect;

const toConfirmation = ({ clause, note, confirmedBy, confirmedAt }: Row) => ({
  clause,
  note,
  confirmedBy,
  confirmedAt: confirmedAt.toISOString(),
});

const allClauses: ReadonlySet<string> = new Set(
  Object.values(licenceClauses).flatMap((list) => list.map(({ id }) => id)),
);

const assertClause = (clause: string): void => {
  if (!allClauses.has(clause)) throw new GatewayError(ErrorCode.NotFound, { message: `There is no clause ${clause}` });
};

/**
 * Locks a clause of a brand's licence until the end of the transaction. Two concurrent calls can therefore not both
 * confirm the clause.
 */
const lockClause = (tx: Database, brand: string, clause: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`licence/${brand}/${clause}`}, 0))`);

const listCurrent = (db: Database, brand: string): Promise<Row[]> =>
  db
    .select()
    .from(licenceConfirmations)
    .where(and(eq(licenceConfirmations.brand, brand), isNull(licenceConfirmations.withdrawnAt)))
    .orderBy(asc(licenceConfirmations.clause));

/** Registers the operations about the licence of a brand. */
export const licencesRoutes = ({ route }: Pick<OperatorRoutes, 'route'>, { db, clock }: LicencesDeps): void => {
  route(listLicenceConfirmations, async ({ request: { brand } }) => ({
    confirmations: (await listCurrent(db, brand)).map(toConfirmation),
  }));

  route(confirmLicenceClause, async ({ tx, request: { brand, clause, note }, operator, record }) => {
    assertClause(clause);
    await lockClause(tx, brand, clause);
    const known = (await listCurrent(tx, brand)).find((row) => row.clause === clause);
    // The clause is already confirmed, e.g. because of a double click. The first confirmation is returned, and its date
    // and operator do not change.
    if (known) {
      record({ subject: { kind: 'licenceClause', id: clause }, changes: { confirmed: 'before' } });
      return toConfirmation(known);
    }
    const row: Row = {
      id: randomUUID(),
      brand,
      clause,
      note,
      confirmedBy: operator.operatorId,
      confirmedAt: clock.now(),
      withdrawnBy: null,
      withdrawnAt: null,
    };
    await tx.insert(licenceConfirmations).values(row);
    record({ subject: { kind: 'licenceClause', id: clause }, changes: { confirmed: true, note } });
    return toConfirmation(row);
  });

  route(withdrawLicenceConfirmation, async ({ tx, request: { brand, clause, note }, operator, record }) => {
    await lockClause(tx, brand, clause);
    const known = (await listCurrent(tx, brand)).find((row) => row.clause === clause);
    if (!known) throw new GatewayError(ErrorCode.NotFound, { message: `Nobody has confirmed ${clause} of ${brand}` });
    await tx
      .update(licenceConfirmations)
      .set({ withdrawnBy: operator.operatorId, withdrawnAt: clock.now() })
      .where(eq(licenceConfirmations.id, known.id));
    record({ subject: { kind: 'licenceClause', id: clause }, changes: { confirmed: false, note } });
    return { clause };
  });

  route(getVersionLicence, async ({ request: { brand, version } }) => {
    const { text } = await getVersionOrThrow(db, brand, version);
    const document = JSON.parse(text) as Record<string, unknown>;
    const current = new Map((await listCurrent(db, brand)).map((row) => [row.clause, toConfirmation(row)]));
    return {
      jurisdiction: readJurisdiction(document),
      clauses: checkLicence(document).map(({ breaches, ...clause }) => ({
        ...clause,
        breaches: breaches.map(({ path, claim, language }) => ({
          path: [...path],
          ...(claim !== undefined && { claim }),
          ...(language !== undefined && { language }),
        })),
        confirmation: current.get(clause.id) ?? null,
      })),
    };
  });
};
