import { type RegisteredOperation, registry } from '@livery/contract/registry';
import type { GatewayUnderTest } from './gateway-under-test.ts';

/** Check of one requirement that the contract sets for a gateway. */
export interface Check {
  readonly name: string;
  /** Throws when the gateway does not meet the requirement. */
  readonly run: (gateway: GatewayUnderTest) => Promise<void>;
}

/**
 * Operations that the checks call. Those of the console have a host and sessions of their own, and a gateway of another
 * maker does not need them.
 */
export const checkedOperations: readonly RegisteredOperation[] = registry.filter(
  ({ access }) => access !== 'operator' && access !== 'console',
);

/** Finds an operation by its name. Throws when the registry has no operation with this name. */
export const findOperation = (name: string): RegisteredOperation => {
  const match = registry.find((operation) => operation.name === name);
  if (!match) throw new Error(`The contract has no operation "${name}"`);
  return match;
};
