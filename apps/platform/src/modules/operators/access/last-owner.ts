import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { whereActive } from '../accounts/operators.ts';
import { operators } from '../accounts/operators.tables.ts';
import { operatorGrants } from './access.tables.ts';

/** Access that the caller wants to remove: all grants of the operator `operatorId`, or only the grant `grantId`. */
type Removal = { readonly operatorId: string } | { readonly grantId: string };

/**
 * Throws a GatewayError if no owner of the whole platform would remain after the removal. Only active operators count
 * whose grant has no end time. A lock makes concurrent removals run one after the other. Otherwise two calls could each
 * remove one of the last two owners.
 */
export const assertOwnerRemains = async (tx: Database, removal: Removal): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators/last-owner', 0))`);
  const [remaining] = await tx
    .select({ id: operators.id })
    .from(operatorGrants)
    .innerJoin(operators, eq(operators.id, operatorGrants.operatorId))
    .where(
      and(
        eq(operatorGrants.roleId, 'owner'),
        isNull(operatorGrants.brand),
        isNull(operatorGrants.endsAt),
        isNull(operatorGrants.endedAt),
        whereActive(),
        'grantId' in removal ? ne(operatorGrants.id, removal.grantId) : ne(operators.id, removal.operatorId),
      ),
    )
    .limit(1);
  if (!remaining) throw new GatewayError(OperatorErrorCode.LastOwner);
};
