import { commonRegistry } from '@livery/contract/registry/common';
import * as z from 'zod/mini';
import { registerSchemas, getSchemas } from './schema-registry.ts';

registerSchemas(commonRegistry);

/**
 * Validates a value with the response schema of its operation. Returns the first issue as `path: reason`, or null for a
 * valid value.
 */
export const validateWithSchema = (operation: string, value: unknown): string | null => {
  const result = z.safeParse(getSchemas(operation).value, value);
  if (result.success) return null;
  const [issue] = result.error.issues;
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`;
};
