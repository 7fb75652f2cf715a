import { type RegisteredOperation, registry } from '@livery/contract/registry';
import type { GatewayUnderTest } from './gateway-under-test.ts';

/** Check of one requirement that the contract sets for a gateway. */
export interface Check {
  readonly name: string;
  /** Throws when the gateway does not meet the requirement. */
  readonly run: (gateway: GatewayUnderTest) => Promise<void>;
}

/** Operations that members and vendors call. Those of operators have checks of their own. */
export const brandRegistry = registry.filter(({ access }) => access !== 'operator' && access !== 'console');

/** Finds an operation by its name. Throws when the registry has no operation with this name. */
export const findOperation = (name: string): RegisteredOperation => {
  const match = registry.find((operation) => operation.name === name);
  if (!match) throw new Error(`The contract has no operation "${name}"`);
  return match;
};
