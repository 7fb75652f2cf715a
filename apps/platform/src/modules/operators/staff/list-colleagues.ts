import { asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { PermittedBrands } from '../../../core/operators/permitted-brands.ts';
import { operatorGrants } from '../access/access.tables.ts';
import { operators } from '../accounts/operators.tables.ts';

/**
 * Returns the ids and names of all operators who have or had a grant for one of these brands or for the whole platform.
 * The list is sorted by name. If `brands` is `all`, returns all operators. The console shows these names in histories
 * and reviews, so the function returns no other data of the operators.
 */
export const listColleagueNames = (
  db: Database,
  operatorId: string,
  brands: PermittedBrands,
): Promise<{ id: string; name: string }[]> => {
  const select = db.select({ id: operators.id, name: operators.name }).from(operators);
  const order = [asc(operators.name), asc(operators.id)];
  if (brands === 'all') return select.orderBy(...order);
  const colleagues = db
    .select({ id: operatorGrants.operatorId })
    .from(operatorGrants)
    .where(or(isNull(operatorGrants.brand), inArray(operatorGrants.brand, [...brands])));
  return select.where(or(eq(operators.id, operatorId), inArray(operators.id, colleagues))).orderBy(...order);
};
