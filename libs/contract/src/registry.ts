import type { Operation, OperationSchemas } from './operation.ts';
import * as contentOperations from './content/content.operations.ts';
import * as contentSchemas from './content/content.schemas.ts';
import * as eventsOperations from './events/events.operations.ts';
import * as eventsSchemas from './events/events.schemas.ts';
import * as gamesOperations from './games/games.operations.ts';
import * as gamesSchemas from './games/games.schemas.ts';
import * as memberOperations from './member/member.operations.ts';
import * as memberSchemas from './member/member.schemas.ts';
import * as seamlessOperations from './seamless/seamless.operations.ts';
import * as seamlessSchemas from './seamless/seamless.schemas.ts';
import * as sessionOperations from './session/session.operations.ts';
import * as sessionSchemas from './session/session.schemas.ts';
import * as systemOperations from './system/system.operations.ts';
import * as systemSchemas from './system/system.schemas.ts';
import * as walletOperations from './wallet/wallet.operations.ts';
import * as walletSchemas from './wallet/wallet.schemas.ts';
import * as winnersOperations from './winners/winners.operations.ts';
import * as winnersSchemas from './winners/winners.schemas.ts';

export type RegisteredOperation = Operation & { readonly schemas: OperationSchemas };

const isOperation = (entry: unknown): entry is Operation => typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry;

const pair = (operations: object, schemas: object): RegisteredOperation[] =>
  Object.values(operations)
    .filter(isOperation)
    .map((entry) => ({ ...entry, schemas: (schemas as Record<string, OperationSchemas>)[entry.name]! }));

/** Every operation with its schemas: what the routes, the OpenAPI document, the conformance suite and the client's checks are made of. */
export const registry: readonly RegisteredOperation[] = [
  ...pair(systemOperations, systemSchemas),
  ...pair(sessionOperations, sessionSchemas),
  ...pair(memberOperations, memberSchemas),
  ...pair(walletOperations, walletSchemas),
  ...pair(contentOperations, contentSchemas),
  ...pair(gamesOperations, gamesSchemas),
  ...pair(winnersOperations, winnersSchemas),
  ...pair(eventsOperations, eventsSchemas),
  ...pair(seamlessOperations, seamlessSchemas),
];

/** The schemas of an operation. Throws when none is registered under that name. */
export const schemasOf = (name: string): OperationSchemas => {
  const entry = registry.find((each) => each.name === name);
  if (!entry) throw new Error(`Operation "${name}" has no schemas: declare them under the same name in the domain's .schemas.ts and list the domain in registry.ts`);
  return entry.schemas;
};
