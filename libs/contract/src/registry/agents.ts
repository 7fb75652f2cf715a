import * as agentContractsOperations from '../agents/agent-contracts.operations.ts';
import * as agentContractsSchemas from '../agents/agent-contracts.schemas.ts';
import * as commissionsOperations from '../commissions/commissions.operations.ts';
import * as commissionsSchemas from '../commissions/commissions.schemas.ts';
import * as teamOperations from '../agents/team.operations.ts';
import * as teamSchemas from '../agents/team.schemas.ts';
import * as redPacketsOperations from '../red-packets/red-packets.operations.ts';
import * as redPacketsSchemas from '../red-packets/red-packets.schemas.ts';
import { registerOperations, type RegisteredOperation } from './register-operations.ts';

/**
 * Operations of the agent area (the screens for members who recruit other members). Only the apps of brands with an
 * agent area contain these operations.
 */
export const agentRegistry: readonly RegisteredOperation[] = [
  ...registerOperations(agentContractsOperations, agentContractsSchemas),
  ...registerOperations(commissionsOperations, commissionsSchemas),
  ...registerOperations(redPacketsOperations, redPacketsSchemas),
  ...registerOperations(teamOperations, teamSchemas),
];
