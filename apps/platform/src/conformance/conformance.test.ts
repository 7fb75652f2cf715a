import { expect, it } from 'vitest';
import { coveredByE2e, sampleRequests } from './sample-requests.ts';
import { testedOperations } from './tested-operations.ts';

it('has a request or an end-to-end test for every operation of the contract', () => {
  for (const { name, schemas } of testedOperations) {
    if (coveredByE2e.includes(name)) continue;
    expect(
      schemas.request.safeParse(sampleRequests[name] ?? {}).success,
      `add a sample request for ${name}, or an end-to-end test that calls it`,
    ).toBe(true);
  }
});
