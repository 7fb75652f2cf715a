import { type RegisteredOperation, registry } from '@livery/contract/registry';
import type { GatewayUnderTest } from './gateway-under-test.ts';

/** One thing that the contract asks of a gateway. */
export interface Check {
  readonly name: string;
  /** Throws when the gateway does otherwise. */
  readonly run: (gateway: GatewayUnderTest) => Promise<void>;
}

/** An operation by its name. Throws for a name that the registry does not have. */
export const findOperation = (name: string): RegisteredOperation => {
  const match = registry.find((operation) => operation.name === name);
  if (!match) throw new Error(`The contract has no operation "${name}"`);
  return match;
};
