import { registry } from '@livery/contract/registry';
import { expect, it } from 'vitest';
import { coveredByE2e, sampleRequests } from './sample-requests.ts';

it('knows how to call every operation of the contract', () => {
  for (const { name, schemas } of registry) {
    if (coveredByE2e.includes(name)) continue;
    expect(
      schemas.request.safeParse(sampleRequests[name] ?? {}).success,
      `give ${name} a sample, or a journey that calls it`,
    ).toBe(true);
  }
});
