import type { Operation, OperationSchemas } from '../operation.ts';

export type RegisteredOperation = Operation & { readonly schemas: OperationSchemas };

const isOperation = (entry: unknown): entry is Operation =>
  typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry;

/** Combines each operation with the schemas of the same name. */
export const registerOperations = (operations: object, schemas: object): RegisteredOperation[] =>
  Object.values(operations)
    .filter(isOperation)
    .map((entry) => ({ ...entry, schemas: (schemas as Record<string, OperationSchemas>)[entry.name]! }));
