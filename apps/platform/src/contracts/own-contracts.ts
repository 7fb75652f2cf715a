import { formatAmount } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contractVersions, members } from '../db/schema/tables.ts';
import { foldTeams } from '../team/figures.ts';
import { inForce } from './limits.ts';
import { type ContractType, lastClosed } from './periods.ts';
import { mostOf } from './tiers.ts';
import { inForceAt, type Placed, standingVersions, type Version } from './versions.ts';
import { resultView, statusView } from './views.ts';
import { workOut, type Worked } from './work-out.ts';

interface Beaten {
  readonly account: string;
  readonly rateType: 'P' | 'F';
  readonly rate: string;
}

/** Agents right below whose own contract gives more than this one would. */
const beatenBy = async (db: Database, { agentId, type, category, tiers }: Version): Promise<Beaten[]> => {
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
  const most = mostOf(tiers);
  return rows.flatMap(({ account, tiers: theirs }): Beaten[] => {
    const { percent, fixed } = mostOf(theirs);
    if (percent > most.percent) return [{ account, rateType: 'P', rate: formatAmount(percent) }];
    return fixed > most.fixed ? [{ account, rateType: 'F', rate: formatAmount(fixed) }] : [];
  });
};

interface Asking {
  readonly merchant: Merchant;
  readonly agentId: string;
  readonly type: ContractType;
  readonly now: Date;
}

/** What these versions would have given over a period, in place of what the agent had then; the agents below by what they had. */
const tryOut = async (
  db: Database,
  { merchant, agentId, type }: Asking,
  versions: readonly Version[],
  period: { from: Date; to: Date },
): Promise<Map<string, Worked>> => {
  const [agent] = await db
    .select({ lineage: members.lineage, username: members.username })
    .from(members)
    .where(eq(members.id, agentId));
  if (!agent || versions.length === 0) return new Map();
  if (type === 'dividend') await foldTeams(db);
  const line = agent.lineage.split('/').filter(Boolean);
  const own = versions.map((version): Placed => ({ version, account: agent.username, line }));
  const below =
    type === 'dividend'
      ? (await inForceAt(db, merchant.code, type, period.from, agent.lineage)).filter(
          ({ version }) => version.agentId !== agentId,
        )
      : [];
  const worked = await workOut(db, { merchant, type, period, lineage: agent.lineage, placed: [...own, ...below] });
  return new Map(worked.filter((each) => each.agentId === agentId).map((each) => [each.versionId, each]));
};

/** What the agent has and is offered of a kind, with what an offer would have paid over the last closed period. */
export const ownContracts = async (db: Database, asking: Asking) => {
  const versions = await standingVersions(db, asking.agentId, asking.type);
  const period = lastClosed(asking.type, asking.now, asking.merchant.timeZone);
  const offers = versions.filter(({ state }) => state === 'P' || state === 'E');
  const tried = await tryOut(db, asking, offers, period);
  const names = new Map(
    versions[0]
      ? (
          await db
            .select({ id: members.id, username: members.username })
            .from(members)
            .innerJoin(contractVersions, eq(contractVersions.offeredBy, members.id))
            .where(eq(contractVersions.agentId, asking.agentId))
        ).map(({ id, username }) => [id, username] as const)
      : [],
  );
  return Promise.all(
    versions.map(async (version) => {
      const { category, version: number, offeredBy, offeredAt, acceptedAt } = version;
      const worked = tried.get(version.id);
      return {
        row: version,
        common: {
          category,
          version: number,
          status: statusView(version),
          offeredBy: offeredBy === null ? null : (names.get(offeredBy) ?? null),
          offeredAt: offeredAt.toISOString(),
          acceptedAt: acceptedAt?.toISOString() ?? null,
          simulation: worked
            ? resultView({ ...period, amount: worked.amount ?? 0, explanation: worked.explanation })
            : null,
          beatenBy: offers.includes(version) ? await beatenBy(db, version) : [],
        },
      };
    }),
  );
};

/** How the period that runs stands, as if it ended now, by the contracts it goes by. */
export const runningPeriod = async (db: Database, asking: Asking, period: { from: Date; to: Date }) => {
  const [agent] = await db.select({ lineage: members.lineage }).from(members).where(eq(members.id, asking.agentId));
  if (!agent) return [];
  const placed = await inForceAt(db, asking.merchant.code, asking.type, period.from, agent.lineage);
  const own = placed.filter(({ version }) => version.agentId === asking.agentId);
  if (own.length === 0) return [];
  if (asking.type === 'dividend') await foldTeams(db);
  const worked = await workOut(db, {
    merchant: asking.merchant,
    type: asking.type,
    period,
    lineage: agent.lineage,
    placed: asking.type === 'dividend' ? placed : own,
  });
  return worked
    .filter(({ agentId }) => agentId === asking.agentId)
    .map(({ category, amount, explanation }) => ({ category, ...resultView({ ...period, amount, explanation }) }));
};
