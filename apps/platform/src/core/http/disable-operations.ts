import { ErrorCode } from '@livery/contract/errors';
import type { Operation } from '@livery/contract/operation';
import { GatewayError } from './errors/gateway-error.ts';
import type { Route } from './route.ts';

/**
 * Creates a `route` function that rejects every call of `operations`. A module uses this function if a feature is off,
 * because the settings define no service for the feature.
 */
export const disableOperations =
  (route: Route, operations: readonly Operation[]): Route =>
  (operation, handler, options) =>
    operations.includes(operation)
      ? route(operation, () => {
          throw new GatewayError(ErrorCode.FeatureDisabled);
        })
      : route(operation, handler, options);
