import type { OperationSchemas } from '@livery/contract/operation';

const schemasByOperation = new Map<string, OperationSchemas>();

/** Lets answers be checked by these schemas from now on. */
export const registerSchemas = (
  registry: readonly { readonly name: string; readonly schemas: OperationSchemas }[],
): void => {
  for (const { name, schemas } of registry) schemasByOperation.set(name, schemas);
};

/** The schemas of an operation. Throws where none are known under its name. */
export const getSchemas = (name: string): OperationSchemas => {
  const schemas = schemasByOperation.get(name);
  if (!schemas)
    throw new Error(
      `Operation "${name}" has no schemas here: list its domain in @livery/contract's registry/common.ts, or, where it is in registry/agents.ts, import agent-schemas.ts beside its endpoints`,
    );
  return schemas;
};
