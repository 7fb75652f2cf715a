import type { Minor } from '@livery/contract/money';
import { randomUUID } from 'node:crypto';
import type { ContractCategory } from '@livery/contract/agents/agent-contracts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { cascade, type DividendNode, findRateConflict } from './cascade-dividends.ts';
import { explainDividend, explainSalary, type AccountNames } from './explain-payout.ts';
import type { ContractType, Period } from '../contracts/periods.ts';
import { measurePlay, type MemberPlay } from './measure-play.ts';
import { computeNet, sumTeams, type TeamSums } from './team-totals.ts';
import { getMaxRates, computeSalary, findTier } from '../contracts/tiers.ts';
import { type ContractInForce, listContractsInForce } from '../contracts/versions.ts';
import { contractPayouts } from '../contracts/contracts.tables.ts';
import { members } from '../../members/index.ts';
import { merchants } from '../../brands/index.ts';

type NewPayout = typeof contractPayouts.$inferInsert;
export type CalculatedPayout = Pick<
  NewPayout,
  'category' | 'agentId' | 'versionId' | 'state' | 'amount' | 'carryAfter' | 'explanation'
>;

const loadAccountNames = async (db: Database, ids: Iterable<string>): Promise<AccountNames> => {
  const uniqueIds = [...new Set(ids)];
  const rows =
    uniqueIds.length === 0
      ? []
      : await db
          .select({ id: members.id, username: members.username })
          .from(members)
          .where(inArray(members.id, uniqueIds));
  return new Map(rows.map(({ id, username }) => [id, username]));
};

const calculateSalaries = (
  contracts: readonly ContractInForce[],
  teams: ReadonlyMap<string, TeamSums>,
  minimum: number,
  names: AccountNames,
): CalculatedPayout[] =>
  contracts.map(({ version }) => {
    const team = teams.get(version.agentId) as TeamSums;
    const amount = computeSalary(version.tiers, team);
    return {
      category: version.category,
      agentId: version.agentId,
      versionId: version.id,
      state: amount > 0 ? 'due' : 'nothing',
      amount,
      carryAfter: 0,
      explanation: explainSalary(version, team, minimum, names),
    };
  });

/**
 * Loads the loss that each agent carries into the period. The loss is `carryAfter` of the agent's last payout before
 * the period.
 */
const loadCarries = async (
  db: Database,
  contracts: readonly ContractInForce[],
  category: ContractCategory,
  before: Date,
): Promise<Map<string, number>> => {
  const rows = await db
    .selectDistinctOn([contractPayouts.agentId], {
      agentId: contractPayouts.agentId,
      carryAfter: contractPayouts.carryAfter,
    })
    .from(contractPayouts)
    .where(
      and(
        inArray(
          contractPayouts.agentId,
          contracts.map(({ version }) => version.agentId),
        ),
        eq(contractPayouts.type, 'dividend'),
        eq(contractPayouts.category, category),
        lt(contractPayouts.from, before),
      ),
    )
    .orderBy(contractPayouts.agentId, desc(contractPayouts.from));
  return new Map(rows.map(({ agentId, carryAfter }) => [agentId, carryAfter]));
};

const toDividendNodes = (
  contracts: readonly ContractInForce[],
  teams: ReadonlyMap<string, TeamSums>,
  carries: ReadonlyMap<string, number>,
): (DividendNode & { readonly root: string })[] => {
  const has = new Set(contracts.map(({ version }) => version.agentId));
  return contracts.map(({ version: { agentId, tiers }, line }) => {
    const team = teams.get(agentId) as TeamSums;
    const net = computeNet(team);
    const contracted = line.filter((id) => has.has(id));
    const rate = net > 0 ? (findTier(tiers, { ...team, net })?.rate ?? 0) : 0;
    return {
      agentId,
      aboveId: contracted.at(-2) ?? null,
      root: contracted[0] as string,
      net,
      rate,
      maxRate: getMaxRates(tiers).percent,
      carry: carries.get(agentId) ?? 0,
    };
  });
};

const getDividendState = (amount: Minor, hasConflict: boolean) => {
  if (hasConflict) return 'held' as const;
  return amount > 0 ? ('due' as const) : ('nothing' as const);
};

/**
 * Calculates the dividends of each tree of agents separately. A tree is contradictory if an agent has a higher rate
 * than the agent above. An error in one tree then does not prevent the payouts of the other trees.
 */
const calculateDividends = (
  contracts: readonly ContractInForce[],
  teams: ReadonlyMap<string, TeamSums>,
  carries: ReadonlyMap<string, number>,
  minimum: number,
  names: AccountNames,
): CalculatedPayout[] => {
  const nodes = toDividendNodes(contracts, teams, carries);
  return [...new Set(nodes.map(({ root }) => root))].flatMap((root) => {
    const tree = nodes.filter((node) => node.root === root);
    const conflict = findRateConflict(tree);
    const dividendByAgent = new Map((conflict ? [] : cascade(tree)).map((each) => [each.agentId, each]));
    return tree.map(({ agentId, carry }): CalculatedPayout => {
      const { version } = contracts.find((each) => each.version.agentId === agentId) as ContractInForce;
      const dividend = dividendByAgent.get(agentId);
      const amount = dividend?.payable ?? 0;
      const explanation = explainDividend(version, teams.get(agentId) as TeamSums, {
        activeMinimum: minimum,
        names,
        dividend,
        carryBefore: carry,
        conflict,
      });
      return {
        category: version.category,
        agentId,
        versionId: version.id,
        state: getDividendState(amount, conflict !== undefined),
        amount,
        carryAfter: dividend?.carryAfter ?? carry,
        explanation,
      };
    });
  });
};

interface PayoutCalculation {
  readonly merchant: Pick<Merchant, 'code' | 'timeZone'>;
  readonly type: ContractType;
  readonly period: Period;
  /**
   * Path of member ids from the root agent to one agent. If present, only this agent's team is included in the
   * calculation.
   */
  readonly lineage?: string;
  /**
   * Contract versions for which payouts are calculated. If absent, these are the versions in force at the start of the
   * period. If `lineage` is present, only the versions of its team are used.
   */
  readonly contracts?: readonly ContractInForce[];
}

/** Calculates the payouts of a contract type for a period. The function stores nothing. */
export const calculatePayouts = async (
  db: Database,
  { merchant, type, period, lineage, contracts }: PayoutCalculation,
): Promise<CalculatedPayout[]> => {
  const versions = contracts ?? (await listContractsInForce(db, merchant.code, type, period.from, lineage));
  if (versions.length === 0) return [];
  const plays: readonly MemberPlay[] = await measurePlay(db, {
    merchant: merchant.code,
    timeZone: merchant.timeZone,
    period,
    withGifts: type === 'dividend',
    ...(lineage && { lineage }),
  });
  const [settings] = await db
    .select({ activeMinimum: merchants.activeMinimum })
    .from(merchants)
    .where(eq(merchants.code, merchant.code));
  const minimum = settings?.activeMinimum ?? 0;
  const payouts: CalculatedPayout[] = [];
  for (const category of new Set(versions.map(({ version }) => version.category))) {
    const ofCategory = versions.filter(({ version }) => version.category === category);
    const teams = sumTeams(plays, new Set(ofCategory.map(({ version }) => version.agentId)), category, minimum);
    const names = await loadAccountNames(db, [
      ...[...teams.values()].flatMap(({ branches }) => [...branches.keys()]),
      ...ofCategory.map(({ version }) => version.agentId),
    ]);
    payouts.push(
      ...(type === 'dividend'
        ? calculateDividends(
            ofCategory,
            teams,
            await loadCarries(db, ofCategory, category, period.from),
            minimum,
            names,
          )
        : calculateSalaries(ofCategory, teams, minimum, names)),
    );
  }
  return payouts;
};

export const toPayoutRows = (
  payouts: readonly CalculatedPayout[],
  merchant: string,
  type: ContractType,
  { from, to }: Period,
): NewPayout[] => payouts.map((each) => ({ id: randomUUID(), merchant, type, from, to, ...each }));
