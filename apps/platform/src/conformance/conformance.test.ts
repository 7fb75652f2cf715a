import { expect, it } from 'vitest';
import { brandRegistry } from './check.ts';
import { coveredByE2e, sampleRequests } from './sample-requests.ts';

it('has a request or an end-to-end test for every operation of the contract', () => {
  for (const { name, schemas } of brandRegistry) {
    if (coveredByE2e.includes(name)) continue;
    expect(
      schemas.request.safeParse(sampleRequests[name] ?? {}).success,
      `add a sample request for ${name}, or an end-to-end test that calls it`,
    ).toBe(true);
  }
});
