import { ErrorCode } from '@livery/contract/errors';
import type { Operation } from '@livery/contract/operation';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Route } from '../route.ts';

/**
 * Creates a `route` function that registers a rejecting handler for each of `operations`. A module uses it in place of
 * `route` if its feature is off. For example, deposits are off if the settings contain no payment provider.
 */
export const disableOperations =
  (route: Route, operations: readonly Operation[]): Route =>
  (operation, handler, options) =>
    operations.includes(operation)
      ? route(operation, () => {
          throw new GatewayError(ErrorCode.FeatureDisabled);
        })
      : route(operation, handler, options);
