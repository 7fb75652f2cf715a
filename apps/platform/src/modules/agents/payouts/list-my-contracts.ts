import { formatAmount } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { aggregateTeams } from '../team/statistics.ts';
import { inForce } from '../contracts/contract-limits.ts';
import { type ContractType, getLastClosedPeriod } from '../contracts/periods.ts';
import { getMaxRates } from '../contracts/tiers.ts';
import {
  listContractsInForce,
  type ContractInForce,
  listContractVersions,
  type Version,
} from '../contracts/versions.ts';
import { toResultView, toStatusView } from '../contracts/views.ts';
import { calculatePayouts, type CalculatedPayout } from './calculate-payouts.ts';
import { contractVersions } from '../contracts/contracts.tables.ts';
import { members } from '../../members/index.ts';

interface BetterDownline {
  readonly account: string;
  readonly rateType: 'P' | 'F';
  readonly rate: string;
}

/**
 * Finds agents one level below who have a contract with a higher rate than this contract version. The holder of this
 * version would have to pay them more than it receives.
 */
const beatenBy = async (db: Database, { agentId, type, category, tiers }: Version): Promise<BetterDownline[]> => {
  const rows = await db
    .select({ account: members.username, tiers: contractVersions.tiers })
    .from(contractVersions)
    .innerJoin(members, eq(members.id, contractVersions.agentId))
    .where(
      and(
        eq(contractVersions.offeredBy, agentId),
        eq(contractVersions.type, type),
        eq(contractVersions.category, category),
        inForce,
      ),
    );
  const maximum = getMaxRates(tiers);
  return rows.flatMap(({ account, tiers: theirs }): BetterDownline[] => {
    const { percent, fixed } = getMaxRates(theirs);
    if (percent > maximum.percent) return [{ account, rateType: 'P', rate: formatAmount(percent) }];
    return fixed > maximum.fixed ? [{ account, rateType: 'F', rate: formatAmount(fixed) }] : [];
  });
};

interface ContractsQuery {
  readonly merchant: Merchant;
  readonly agentId: string;
  readonly type: ContractType;
  readonly now: Date;
}

/**
 * Calculates the payouts of a period for hypothetical contract versions of the agent. The agents below have their
 * real contracts in this simulation.
 */
const simulate = async (
  db: Database,
  { merchant, agentId, type }: ContractsQuery,
  versions: readonly Version[],
  period: { from: Date; to: Date },
): Promise<Map<string, CalculatedPayout>> => {
  const [agent] = await db
    .select({ lineage: members.lineage, username: members.username })
    .from(members)
    .where(eq(members.id, agentId));
  if (!agent || versions.length === 0) return new Map();
  if (type === 'dividend') await aggregateTeams(db);
  const line = agent.lineage.split('/').filter(Boolean);
  const agentVersions = versions.map((version): ContractInForce => ({ version, account: agent.username, line }));
  const below =
    type === 'dividend'
      ? (await listContractsInForce(db, merchant.code, type, period.from, agent.lineage)).filter(
          ({ version }) => version.agentId !== agentId,
        )
      : [];
  const payouts = await calculatePayouts(db, {
    merchant,
    type,
    period,
    lineage: agent.lineage,
    contracts: [...agentVersions, ...below],
  });
  return new Map(payouts.filter((each) => each.agentId === agentId).map((each) => [each.versionId, each]));
};

/** Lists the contracts and offers of an agent. An offer includes a simulated payout for the last ended period. */
export const listMyContracts = async (db: Database, query: ContractsQuery) => {
  const versions = await listContractVersions(db, query.agentId, query.type);
  const period = getLastClosedPeriod(query.type, query.now, query.merchant.timeZone);
  const offers = versions.filter(({ state }) => state === 'P' || state === 'E');
  const simulated = await simulate(db, query, offers, period);
  const names = new Map(
    versions[0]
      ? (
          await db
            .select({ id: members.id, username: members.username })
            .from(members)
            .innerJoin(contractVersions, eq(contractVersions.offeredBy, members.id))
            .where(eq(contractVersions.agentId, query.agentId))
        ).map(({ id, username }) => [id, username] as const)
      : [],
  );
  return Promise.all(
    versions.map(async (version) => {
      const { category, version: number, offeredBy, offeredAt, acceptedAt } = version;
      const payout = simulated.get(version.id);
      return {
        row: version,
        common: {
          category,
          version: number,
          status: toStatusView(version),
          offeredBy: offeredBy === null ? null : (names.get(offeredBy) ?? null),
          offeredAt: offeredAt.toISOString(),
          acceptedAt: acceptedAt?.toISOString() ?? null,
          simulation: payout
            ? toResultView({ ...period, amount: payout.amount ?? 0, explanation: payout.explanation })
            : null,
          beatenBy: offers.includes(version) ? await beatenBy(db, version) : [],
        },
      };
    }),
  );
};

/**
 * Calculates the agent's payouts for the current period as if the period ended now. Uses the contracts that were in
 * force at the start of the period.
 */
export const simulateRunningPeriod = async (db: Database, query: ContractsQuery, period: { from: Date; to: Date }) => {
  const [agent] = await db.select({ lineage: members.lineage }).from(members).where(eq(members.id, query.agentId));
  if (!agent) return [];
  const contracts = await listContractsInForce(db, query.merchant.code, query.type, period.from, agent.lineage);
  const agentVersions = contracts.filter(({ version }) => version.agentId === query.agentId);
  if (agentVersions.length === 0) return [];
  if (query.type === 'dividend') await aggregateTeams(db);
  const payouts = await calculatePayouts(db, {
    merchant: query.merchant,
    type: query.type,
    period,
    lineage: agent.lineage,
    contracts: query.type === 'dividend' ? contracts : agentVersions,
  });
  return payouts
    .filter(({ agentId }) => agentId === query.agentId)
    .map(({ category, amount, explanation }) => ({ category, ...toResultView({ ...period, amount, explanation }) }));
};
