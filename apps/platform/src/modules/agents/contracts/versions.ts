import { and, eq, gt, inArray, isNull, like, lte, or } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { ContractType } from './periods.ts';
import { contractVersions } from './contracts.tables.ts';
import { members } from '../../members/index.ts';

export type Version = typeof contractVersions.$inferSelect;

/** Contract version in force, with the position of its agent in the tree. */
export interface ContractInForce {
  readonly version: Version;
  readonly account: string;
  /** Ids from the root to the agent, both included. */
  readonly line: readonly string[];
}

/** Lists versions in force at an instant. A period uses the versions in force at its start. */
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

/** Lists an agent's contracts in force and pending offers, by category and version. */
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
