import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Permission } from '@livery/contract/operators/permissions';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorContext } from '../../../core/operators/operator-context.ts';

/** Part of the context of a call that says what its operator may do. */
export type Holder = Pick<OperatorContext<unknown>, 'isPermitted'>;

/**
 * Throws a GatewayError if the caller lacks one of the permissions for the brand, or for the whole platform if `brand` is
 * null. Nobody gives a permission that they do not hold themselves.
 */
export const assertHolds = async (
  { isPermitted }: Holder,
  permissions: readonly Permission[],
  brand: string | null,
): Promise<void> => {
  for (const permission of permissions)
    if (!(await isPermitted(permission, brand)))
      throw new GatewayError(OperatorErrorCode.GrantNotHeld, { value: { permission, brand } });
};
