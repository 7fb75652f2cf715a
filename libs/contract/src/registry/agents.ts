import * as contractsOperations from '../contracts/contracts.operations.ts';
import * as contractsSchemas from '../contracts/contracts.schemas.ts';
import * as lineRebatesOperations from '../line-rebates/line-rebates.operations.ts';
import * as lineRebatesSchemas from '../line-rebates/line-rebates.schemas.ts';
import * as teamOperations from '../team/team.operations.ts';
import * as teamSchemas from '../team/team.schemas.ts';
import * as rainOperations from '../rain/rain.operations.ts';
import * as rainSchemas from '../rain/rain.schemas.ts';
import { pair, type RegisteredOperation } from './pair.ts';

/** What only brands with an agent area call: others ship none of it. */
export const agentRegistry: readonly RegisteredOperation[] = [
  ...pair(contractsOperations, contractsSchemas),
  ...pair(lineRebatesOperations, lineRebatesSchemas),
  ...pair(rainOperations, rainSchemas),
  ...pair(teamOperations, teamSchemas),
];
