import { vi } from 'vitest';
import { createContractGateway, type TestGateway } from './contract-gateway.ts';

export { failure, networkError, success, type TestGateway } from './contract-gateway.ts';

/** Replaces the `fetch` of a test with a mock gateway that validates each request with the schemas of the contract. */
export const startTestGateway = (): TestGateway => {
  const gateway = createContractGateway();
  vi.stubGlobal('fetch', gateway.fetch);
  return gateway;
};
