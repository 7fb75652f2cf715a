import { ErrorCode } from '@livery/contract/errors';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';

export type BrandCheck = Pick<OperatorChecks, 'isExistingBrand'>;

/**
 * Throws a GatewayError if there is no brand with this code. Brands that have only drafts exist too, so that people can
 * work on a brand before it is published.
 */
export const assertExistingBrand = async (
  { isExistingBrand }: BrandCheck,
  tx: Database,
  brand: string,
): Promise<void> => {
  if (await isExistingBrand(tx, brand)) return;
  throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such brand', value: { brand } });
};
