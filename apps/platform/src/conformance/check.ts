import { type RegisteredOperation, registry } from '@livery/contract/registry';
import type { GatewayUnderTest } from './gateway-under-test.ts';

/** Check of one requirement that the API contract sets for a gateway. */
export interface Check {
  readonly name: string;
  /** Runs the check on a gateway. Throws if the gateway does not meet the requirement of this check. */
  readonly run: (gateway: GatewayUnderTest) => Promise<void>;
}

/** Operations that members and vendors call. The operations of operators have separate checks. */
export const brandRegistry = registry.filter(({ access }) => access !== 'operator' && access !== 'console');

/** Finds an operation by its name. Throws when the registry has no operation with this name. */
export const findOperation = (name: string): RegisteredOperation => {
  const match = registry.find((operation) => operation.name === name);
  if (!match) throw new Error(`The contract has no operation "${name}"`);
  return match;
};
