import { ErrorCode } from '@livery/contract/errors';

import type { Check } from './check.ts';
import { expectRejection, expectValue } from './expectations.ts';
import { sharedToken } from './login.ts';
import { coveredByE2e, sampleRequests } from './sample-requests.ts';
import { testedOperations } from './tested-operations.ts';

const unprepared = testedOperations.filter(({ name }) => !coveredByE2e.includes(name));

/**
 * Checks that each operation returns a value that matches its schema, and that the operations of agents reject members
 * who are not agents. Operations that need an earlier call are excluded.
 */
export const valueChecks: readonly Check[] = [
  ...unprepared
    .filter(({ access }) => access === 'agent')
    .map((operation): Check => ({
      name: `${operation.name} rejects a member who is not an agent`,
      run: async (gateway) =>
        expectRejection(
          await gateway.call(operation, sampleRequests[operation.name], await sharedToken(gateway)),
          ErrorCode.FeatureDisabled,
          403,
        ),
    })),
  ...unprepared
    .filter(({ access }) => access !== 'agent')
    .map((operation): Check => ({
      name: `${operation.name} returns a value of its schema`,
      run: async (gateway) => {
        const token = operation.access === 'guest' ? undefined : await sharedToken(gateway);
        expectValue(operation, await gateway.call(operation, sampleRequests[operation.name], token));
      },
    })),
];
