import type { OperationSchemas } from '@livery/contract/operation';

const schemasByOperation = new Map<string, OperationSchemas>();

/**
 * Registers the schemas of operations. The client validates only the responses of operations whose schemas are
 * registered.
 */
export const registerSchemas = (
  registry: readonly { readonly name: string; readonly schemas: OperationSchemas }[],
): void => {
  for (const { name, schemas } of registry) schemasByOperation.set(name, schemas);
};

/** Returns the schemas of an operation. Throws if no schemas are registered for its name. */
export const getSchemas = (name: string): OperationSchemas => {
  const schemas = schemasByOperation.get(name);
  if (!schemas)
    throw new Error(
      `Operation "${name}" has no registered schemas: list its domain in @livery/contract's registry/common.ts, or, ` +
        'where it is in registry/agents.ts, import agent-schemas.ts beside its endpoints',
    );
  return schemas;
};
