import { randomUUID } from 'node:crypto';
import type { ContractCategory } from '@livery/contract/contracts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contractPayouts, members, merchants } from '../db/schema/tables.ts';
import { cascade, type DividendNode, refusalOf } from './cascade.ts';
import { explainDividend, explainSalary, type Names } from './explain.ts';
import type { ContractType, Period } from './periods.ts';
import { measurePlay, type MemberPlay } from './team-play.ts';
import { netOf, sumTeams, type TeamSums } from './team-sums.ts';
import { mostOf, salaryOf, tierMet } from './tiers.ts';
import { type Placed, inForceAt } from './versions.ts';

type NewPayout = typeof contractPayouts.$inferInsert;
export type Worked = Pick<
  NewPayout,
  'category' | 'agentId' | 'versionId' | 'state' | 'amount' | 'carryAfter' | 'explanation'
>;

const namesOf = async (db: Database, ids: Iterable<string>): Promise<Names> => {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: members.id, username: members.username })
          .from(members)
          .where(inArray(members.id, wanted));
  return new Map(rows.map(({ id, username }) => [id, username]));
};

const salaries = (
  placed: readonly Placed[],
  teams: ReadonlyMap<string, TeamSums>,
  minimum: number,
  names: Names,
): Worked[] =>
  placed.map(({ version }) => {
    const team = teams.get(version.agentId) as TeamSums;
    const amount = salaryOf(version.tiers, team);
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

/** What each agent's last period left it to carry. */
const carriesOf = async (
  db: Database,
  placed: readonly Placed[],
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
          placed.map(({ version }) => version.agentId),
        ),
        eq(contractPayouts.type, 'dividend'),
        eq(contractPayouts.category, category),
        lt(contractPayouts.from, before),
      ),
    )
    .orderBy(contractPayouts.agentId, desc(contractPayouts.from));
  return new Map(rows.map(({ agentId, carryAfter }) => [agentId, carryAfter]));
};

const nodesOf = (
  placed: readonly Placed[],
  teams: ReadonlyMap<string, TeamSums>,
  carries: ReadonlyMap<string, number>,
): (DividendNode & { readonly root: string })[] => {
  const has = new Set(placed.map(({ version }) => version.agentId));
  return placed.map(({ version: { agentId, tiers }, line }) => {
    const team = teams.get(agentId) as TeamSums;
    const net = netOf(team);
    const contracted = line.filter((id) => has.has(id));
    const rate = net > 0 ? (tierMet(tiers, { ...team, net })?.rate ?? 0) : 0;
    return {
      agentId,
      aboveId: contracted.at(-2) ?? null,
      root: contracted[0] as string,
      net,
      rate,
      mostRate: mostOf(tiers).percent,
      carry: carries.get(agentId) ?? 0,
    };
  });
};

/** Tree by tree: where one is refused, the others are paid all the same. */
const dividends = (
  placed: readonly Placed[],
  teams: ReadonlyMap<string, TeamSums>,
  carries: ReadonlyMap<string, number>,
  minimum: number,
  names: Names,
): Worked[] => {
  const nodes = nodesOf(placed, teams, carries);
  return [...new Set(nodes.map(({ root }) => root))].flatMap((root) => {
    const tree = nodes.filter((node) => node.root === root);
    const refusal = refusalOf(tree);
    const given = new Map((refusal ? [] : cascade(tree)).map((each) => [each.agentId, each]));
    return tree.map(({ agentId, carry }): Worked => {
      const { version } = placed.find((each) => each.version.agentId === agentId) as Placed;
      const dividend = given.get(agentId);
      const amount = dividend?.payable ?? 0;
      const explanation = explainDividend(version, teams.get(agentId) as TeamSums, {
        activeMinimum: minimum,
        names,
        dividend,
        carryBefore: carry,
        refusal,
      });
      return {
        category: version.category,
        agentId,
        versionId: version.id,
        state: refusal ? 'held' : amount > 0 ? 'due' : 'nothing',
        amount,
        carryAfter: dividend?.carryAfter ?? carry,
        explanation,
      };
    });
  });
};

interface WorkingOut {
  readonly merchant: Pick<Merchant, 'code' | 'timeZone'>;
  readonly type: ContractType;
  readonly period: Period;
  /** Only the team whose lineage begins so. */
  readonly lineage?: string;
  /** The contracts to go by; absent: those in force at the period's start. */
  readonly placed?: readonly Placed[];
}

/** What the contracts of a kind give for a period. Changes nothing. */
export const workOut = async (
  db: Database,
  { merchant, type, period, lineage, placed }: WorkingOut,
): Promise<Worked[]> => {
  const versions = placed ?? (await inForceAt(db, merchant.code, type, period.from, lineage));
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
  const worked: Worked[] = [];
  for (const category of new Set(versions.map(({ version }) => version.category))) {
    const ofCategory = versions.filter(({ version }) => version.category === category);
    const teams = sumTeams(plays, new Set(ofCategory.map(({ version }) => version.agentId)), category, minimum);
    const names = await namesOf(db, [
      ...[...teams.values()].flatMap(({ branches }) => [...branches.keys()]),
      ...ofCategory.map(({ version }) => version.agentId),
    ]);
    worked.push(
      ...(type === 'dividend'
        ? dividends(ofCategory, teams, await carriesOf(db, ofCategory, category, period.from), minimum, names)
        : salaries(ofCategory, teams, minimum, names)),
    );
  }
  return worked;
};

/** Keeps what was worked out, as the rows of a period that is never worked out again. */
export const payoutRows = (
  worked: readonly Worked[],
  merchant: string,
  type: ContractType,
  { from, to }: Period,
): NewPayout[] => worked.map((each) => ({ id: randomUUID(), merchant, type, from, to, ...each }));
