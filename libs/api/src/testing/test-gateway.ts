import { vi } from 'vitest';
import { createContractGateway, type TestGateway } from './contract-gateway.ts';

export { failure, networkError, success, type TestGateway } from './contract-gateway.ts';

/** Replaces the network of a test by a mock gateway that validates requests against the contract. */
export const startTestGateway = (): TestGateway => {
  const gateway = createContractGateway();
  vi.stubGlobal('fetch', gateway.fetch);
  return gateway;
};
