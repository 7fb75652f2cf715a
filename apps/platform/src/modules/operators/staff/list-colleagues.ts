import { asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { PermittedBrands } from '../../../core/operators/permitted-brands.ts';
import { operatorGrants } from '../access/access.tables.ts';
import { operators } from '../accounts/operators.tables.ts';

/**
 * Returns the ids and the names of an operator's colleagues, including the operator, in the order of their names. A
 * colleague has or had a grant for one of these brands, or for the whole platform. For all brands, every operator is a
 * colleague. Histories and reviews show these names, so no other data of the operators are returned.
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
