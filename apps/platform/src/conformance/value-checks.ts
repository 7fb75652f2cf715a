import { ErrorCode } from '@livery/contract/errors';
import { registry } from '@livery/contract/registry';
import type { Check } from './check.ts';
import { expectRefusal, expectValue } from './expectations.ts';
import { sharedToken } from './log-in.ts';
import { calledByJourneys, samples } from './samples.ts';

const unprepared = registry.filter(({ name }) => !calledByJourneys.includes(name));

/** Every operation that needs no preparation answers what its schema says; those of agents refuse a member who is none. */
export const valueChecks: readonly Check[] = [
  ...unprepared
    .filter(({ access }) => access === 'agent')
    .map((operation): Check => ({
      name: `${operation.name} refuses a member who is no agent`,
      run: async (gateway) =>
        expectRefusal(
          await gateway.call(operation, samples[operation.name], await sharedToken(gateway)),
          ErrorCode.FeatureOff,
          403,
        ),
    })),
  ...unprepared
    .filter(({ access }) => access !== 'agent')
    .map((operation): Check => ({
      name: `${operation.name} answers the contract's value`,
      run: async (gateway) => {
        const token = operation.access === 'guest' ? undefined : await sharedToken(gateway);
        expectValue(operation, await gateway.call(operation, samples[operation.name], token));
      },
    })),
];
