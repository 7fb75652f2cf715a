import * as contractsOperations from '../agents/agent-contracts.operations.ts';
import * as contractsSchemas from '../agents/agent-contracts.schemas.ts';
import * as lineRebatesOperations from '../commissions/commissions.operations.ts';
import * as lineRebatesSchemas from '../commissions/commissions.schemas.ts';
import * as teamOperations from '../agents/team.operations.ts';
import * as teamSchemas from '../agents/team.schemas.ts';
import * as rainOperations from '../red-packets/red-packets.operations.ts';
import * as rainSchemas from '../red-packets/red-packets.schemas.ts';
import { registerOperations, type RegisteredOperation } from './register-operations.ts';

/** What only brands with an agent area call: others ship none of it. */
export const agentRegistry: readonly RegisteredOperation[] = [
  ...registerOperations(contractsOperations, contractsSchemas),
  ...registerOperations(lineRebatesOperations, lineRebatesSchemas),
  ...registerOperations(rainOperations, rainSchemas),
  ...registerOperations(teamOperations, teamSchemas),
];
