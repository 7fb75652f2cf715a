import type { Operation, OperationSchemas } from '../operation.ts';

export type RegisteredOperation = Operation & { readonly schemas: OperationSchemas };

const isOperation = (entry: unknown): entry is Operation =>
  typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry;

/**
 * Combines each operation of a module with the schemas that have the same name as the operation. Exports that are not
 * operations are ignored.
 */
export const registerOperations = (operations: object, schemas: object): RegisteredOperation[] =>
  Object.values(operations)
    .filter(isOperation)
    .map((entry) => ({ ...entry, schemas: (schemas as Record<string, OperationSchemas>)[entry.name]! }));
