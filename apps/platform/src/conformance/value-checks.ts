import { registry } from '@livery/contract/registry';
import type { Check } from './check.ts';
import { expectValue } from './expectations.ts';
import { logIn } from './log-in.ts';
import { calledByJourneys, samples } from './samples.ts';

/** Every operation that needs no preparation answers what its schema says. */
export const valueChecks: readonly Check[] = registry
  .filter(({ name }) => !calledByJourneys.includes(name))
  .map((operation) => ({
    name: `${operation.name} answers the contract's value`,
    run: async (gateway) => {
      const token = operation.access === 'guest' ? undefined : (await logIn(gateway)).token;
      expectValue(operation, await gateway.call(operation, samples[operation.name], token));
    },
  }));
