import { and, eq, gt, inArray, isNull, like, lte, or } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { ContractType } from './periods.ts';
import { contractVersions } from './contracts.tables.ts';
import { members } from '../../members/index.ts';

export type Version = typeof contractVersions.$inferSelect;

/** Contract version in force, with the position of its agent in the agent tree. */
export interface ContractInForce {
  readonly version: Version;
  readonly account: string;
  /** Ids of the members on the path from the root agent to this agent, both included. */
  readonly line: readonly string[];
}

/** Lists the contract versions in force at an instant. For payouts, pass the start of the period as the instant. */
export const listContractsInForce = async (
  db: Database,
  merchant: string,
  type: ContractType,
  instant: Date,
  lineage?: string,
): Promise<ContractInForce[]> => {
  const rows = await db
    .select({ version: contractVersions, account: members.username, lineage: members.lineage })
    .from(contractVersions)
    .innerJoin(members, eq(members.id, contractVersions.agentId))
    .where(
      and(
        eq(contractVersions.merchant, merchant),
        eq(contractVersions.type, type),
        lte(contractVersions.acceptedAt, instant),
        or(isNull(contractVersions.endedAt), gt(contractVersions.endedAt, instant)),
        lineage ? like(members.lineage, `${lineage}%`) : undefined,
      ),
    );
  return rows.map(({ version, account, lineage: path }) => ({
    version,
    account,
    line: path.split('/').filter(Boolean),
  }));
};

/** Lists the contracts in force and the offers without a response of an agent, sorted by category and version. */
export const listContractVersions = (db: Database, agentId: string, type?: ContractType): Promise<Version[]> =>
  db
    .select()
    .from(contractVersions)
    .where(
      and(
        eq(contractVersions.agentId, agentId),
        type ? eq(contractVersions.type, type) : undefined,
        inArray(contractVersions.state, ['P', 'E', 'A', 'V']),
      ),
    )
    .orderBy(contractVersions.category, contractVersions.version);
