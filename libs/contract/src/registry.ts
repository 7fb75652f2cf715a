import type { OperationSchemas } from './operation.ts';
import { agentRegistry } from './registry/agents.ts';
import { commonRegistry } from './registry/common.ts';
import { registerOperations, type RegisteredOperation } from './registry/register-operations.ts';
import * as releasesOperations from './operators/releases.operations.ts';
import * as releasesSchemas from './operators/releases.schemas.ts';
import * as backOfficeOperations from './services/back-office.operations.ts';
import * as backOfficeSchemas from './services/back-office.schemas.ts';
import * as supportServiceOperations from './services/support-service.operations.ts';
import * as supportServiceSchemas from './services/support-service.schemas.ts';
import * as seamlessOperations from './seamless/seamless.operations.ts';
import * as seamlessSchemas from './seamless/seamless.schemas.ts';

export type { RegisteredOperation };

/**
 * All operations with their schemas. The routes of the gateway, the OpenAPI document and the conformance tests are
 * built from this list.
 */
export const registry: readonly RegisteredOperation[] = [
  ...commonRegistry,
  ...agentRegistry,
  ...registerOperations(seamlessOperations, seamlessSchemas),
  ...registerOperations(backOfficeOperations, backOfficeSchemas),
  ...registerOperations(supportServiceOperations, supportServiceSchemas),
  ...registerOperations(releasesOperations, releasesSchemas),
];

/** Returns the schemas of an operation by its name. Throws an error if the name is not registered. */
export const getOperationSchemas = (name: string): OperationSchemas => {
  const entry = registry.find((each) => each.name === name);
  if (!entry)
    throw new Error(
      `Operation "${name}" has no schemas: declare them under the same name in the domain's ` +
        '.schemas.ts and list the domain in registry/common.ts, or in registry/agents.ts',
    );
  return entry.schemas;
};
