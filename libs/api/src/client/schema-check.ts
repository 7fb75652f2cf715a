import { commonRegistry } from '@livery/contract/registry/common';
import * as z from 'zod/mini';
import { knowSchemas, schemasKnownFor } from './known-schemas.ts';

knowSchemas(commonRegistry);

/** What is wrong with a value by its operation's schema: the first issue as `path: reason`. */
export const schemaCheck = (operation: string, value: unknown): string | null => {
  const result = z.safeParse(schemasKnownFor(operation).value, value);
  if (result.success) return null;
  const [issue] = result.error.issues;
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`;
};
