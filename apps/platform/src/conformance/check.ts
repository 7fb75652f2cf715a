import { type RegisteredOperation, registry } from '@livery/contract/registry';
import type { GatewayUnderTest } from './gateway-under-test.ts';

/** One requirement of the contract on a gateway. */
export interface Check {
  readonly name: string;
  /** Throws when the gateway does not conform. */
  readonly run: (gateway: GatewayUnderTest) => Promise<void>;
}

/** Finds an operation by its name. Throws for a name that the registry does not have. */
export const findOperation = (name: string): RegisteredOperation => {
  const match = registry.find((operation) => operation.name === name);
  if (!match) throw new Error(`The contract has no operation "${name}"`);
  return match;
};
