import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { brandRegistry, type Check } from './check.ts';
import { expectRejection, expectThat, expectValue } from './expectations.ts';
import { loginMember } from './login.ts';
import { otherSamples, sampleRequests } from './sample-requests.ts';

/**
 * Idempotent operations, except those for agents. The account of the checks is not an agent, so the gateway rejects its
 * calls of operations for agents before it reads the idempotency key. Such a call cannot check the key.
 */
const idempotent = brandRegistry.filter((operation) => operation.idempotent && operation.access !== 'agent');
const callable = idempotent.filter(({ name }) => name in otherSamples);

export const idempotencyChecks: readonly Check[] = [
  ...idempotent.map((operation): Check => ({
    name: `${operation.name} rejects a call without a valid Idempotency-Key`,
    run: async (gateway) => {
      const { token } = await loginMember(gateway);
      expectRejection(
        await gateway.call(operation, sampleRequests[operation.name], token, ''),
        ErrorCode.BadRequest,
        400,
      );
      expectRejection(
        await gateway.call(operation, sampleRequests[operation.name], token, 'short'),
        ErrorCode.BadRequest,
        400,
      );
    },
  })),
  ...callable.map((operation): Check => ({
    name: `${operation.name} runs once per key, and rejects another request under the same key`,
    run: async (gateway) => {
      const { token } = await loginMember(gateway);
      const key = randomUUID();
      const first = await gateway.call(operation, sampleRequests[operation.name], token, key);
      expectValue(operation, first);
      const again = await gateway.call(operation, sampleRequests[operation.name], token, key);
      expectThat(
        again.status === first.status && again.text === first.text,
        `the same answer again, ${first.text}`,
        again,
      );
      expectRejection(
        await gateway.call(operation, otherSamples[operation.name], token, key),
        ErrorCode.IdempotencyConflict,
        422,
      );
    },
  })),
];
