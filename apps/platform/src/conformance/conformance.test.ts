import { registry } from '@livery/contract/registry';
import { expect, it } from 'vitest';
import { calledByJourneys, samples } from './samples.ts';

it('knows how to call every operation of the contract', () => {
  for (const { name, schemas } of registry) {
    if (calledByJourneys.includes(name)) continue;
    expect(
      schemas.request.safeParse(samples[name] ?? {}).success,
      `give ${name} a sample, or a journey that calls it`,
    ).toBe(true);
  }
});
