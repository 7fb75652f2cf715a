import { ErrorCode } from '@livery/contract/errors';
import { registry } from '@livery/contract/registry';
import type { Check } from './check.ts';
import { expectRejection, expectValue } from './expectations.ts';
import { sharedToken } from './login.ts';
import { coveredByE2e, sampleRequests } from './sample-requests.ts';

const unprepared = registry.filter(({ name }) => !coveredByE2e.includes(name));

/** Every operation that needs no preparation answers what its schema says; those of agents refuse a member who is none. */
export const valueChecks: readonly Check[] = [
  ...unprepared
    .filter(({ access }) => access === 'agent')
    .map((operation): Check => ({
      name: `${operation.name} refuses a member who is no agent`,
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
      name: `${operation.name} answers the contract's value`,
      run: async (gateway) => {
        const token = operation.access === 'guest' ? undefined : await sharedToken(gateway);
        expectValue(operation, await gateway.call(operation, sampleRequests[operation.name], token));
      },
    })),
];
