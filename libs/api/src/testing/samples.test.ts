import { getOperationSchemas } from '@livery/contract/registry';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { samples } from './samples.ts';

describe.each(['guest', 'member', 'agent'] as const)('the samples of a %s', (visitor) => {
  it.each(Object.keys(samples[visitor]))('match the contract in %s', (name) => {
    const result = z.safeParse(getOperationSchemas(name).value, samples[visitor][name]);
    expect(result.error?.issues).toBeUndefined();
  });
});
