import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Permission } from '@livery/contract/operators/permissions';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorContext } from '../../../core/operators/operator-context.ts';

/** Function that checks the permissions of the caller, from the context of a call. */
export type Holder = Pick<OperatorContext<unknown>, 'isPermitted'>;

/**
 * Throws a GatewayError if the caller lacks one of the permissions for the brand, or for the whole platform if `brand`
 * is null. An operator may give only permissions that they have themselves.
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
