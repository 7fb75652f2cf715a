import { registry, type RegisteredOperation } from '@livery/contract/registry';

/**
 * Operations of members and vendors. Those of operators need the host of the console and a session of their own, so the
 * tests of their modules call them.
 */
export const testedOperations: readonly RegisteredOperation[] = registry.filter(
  ({ access }) => access !== 'operator' && access !== 'console',
);
