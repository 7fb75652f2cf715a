import { MemberType } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { addDays, toCalendarDay, zonedTimeToUtc } from '../../../core/clock/calendar.ts';
import { hours, minutes } from '../../../core/clock/durations.ts';
import { getPeriodAt } from '../../../modules/agents/contracts/periods.ts';
import { demoUsernames, type NewMember } from '../members/generate-members.ts';
import { getStakeUnit } from '../betting/generate-bets.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import type { ContractTier, contractVersions } from '../../../modules/agents/contracts/contracts.tables.ts';
import type { memberRates } from '../../../modules/commissions/commissions.tables.ts';

type NewVersion = typeof contractVersions.$inferInsert;
type NewRates = typeof memberRates.$inferInsert;

interface GenerateContractsOptions {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly now: Date;
  readonly seed: number;
}

/** Number of recent days with paid daily salaries. */
const paidDays = 8;

/** Rates by depth below the root. Players have no rates. */
const ratesByDepth = [
  { series: 1980, rates: { ELOTT: 100, LIVE: 80, RNG: 100, FISH: 80, PVP: 60, SPORTS: 70 } },
  { series: 1970, rates: { ELOTT: 70, LIVE: 60, RNG: 70, FISH: 50, PVP: 40, SPORTS: 50 } },
  { series: 1960, rates: { ELOTT: 40, LIVE: 30, RNG: 40, FISH: 30, PVP: 20, SPORTS: 30 } },
] as const;

const getDepth = ({ lineage }: NewMember): number => lineage.split('/').filter(Boolean).length - 1;
const isAgentOfTree = ({ type }: NewMember): boolean => type !== MemberType.Member && type !== MemberType.Trial;

/** Rates of all members in the agent's tree. */
export const generateDownlineRates = ({ merchant, members, now }: GenerateContractsOptions): NewRates[] => {
  const root = members.find(({ username }) => username === demoUsernames.agent);
  if (!root) return [];
  return members
    .filter(({ lineage }) => lineage.startsWith(root.lineage))
    .map((member) => ({
      memberId: member.id,
      merchant: merchant.code,
      series: ratesByDepth[getDepth(member)]?.series ?? 1950,
      rates: isAgentOfTree(member) ? (ratesByDepth[getDepth(member)]?.rates ?? {}) : {},
      changedBy: member.uplineId ?? null,
      changedAt: member.registeredAt ?? now,
    }));
};

/** Times of the payout runs: two minutes after each midnight, and now. */
export const listPayDays = ({ timeZone }: Merchant, now: Date): Date[] => {
  const today = toCalendarDay(now, timeZone);
  return [
    ...Array.from(
      { length: paidDays },
      (_, back) => new Date(zonedTimeToUtc(addDays(today, back - paidDays + 1), timeZone).getTime() + minutes(2)),
    ),
    now,
  ].filter((at) => at <= now);
};

/** Contracts in several states: in force, offered, a new version offered, and termination requested. */
export const generateContracts = ({ merchant, members, now, seed }: GenerateContractsOptions): NewVersion[] => {
  const root = members.find(({ username }) => username === demoUsernames.agent);
  if (!root) return [];
  const unit = getStakeUnit(merchant.currency);
  const ladder = (
    steps: readonly (readonly [units: number, active: number, rate: number])[],
    netLoss?: number,
  ): ContractTier[] =>
    steps.map(([units, active, rate]) => ({
      bet: units * unit,
      active,
      ...(netLoss !== undefined && { netLoss: netLoss * unit }),
      rateType: 'P',
      rate,
    }));
  const versions: NewVersion[] = [];
  const add = (
    agent: NewMember,
    type: NewVersion['type'],
    state: NewVersion['state'],
    since: Date,
    tiers: readonly ContractTier[],
    version = 1,
  ): void => {
    const isOffer = state === 'P' || state === 'E';
    versions.push({
      id: toDeterministicUuid(`${seed}/${merchant.code}/${agent.username}/${type}/${version}`),
      merchant: merchant.code,
      type,
      category: 'CONS',
      agentId: agent.id,
      offeredBy: agent.uplineId ?? null,
      version,
      state,
      tiers,
      offeredAt: isOffer ? since : new Date(since.getTime() - hours(5)),
      acceptedAt: isOffer ? null : since,
      terminationRequestedAt: state === 'V' ? new Date(now.getTime() - hours(3)) : null,
      endedAt: null,
    });
  };
  const firstDay = zonedTimeToUtc(addDays(toCalendarDay(now, merchant.timeZone), -paidDays), merchant.timeZone);
  const half = getPeriodAt(
    'dividend',
    new Date(getPeriodAt('dividend', now, merchant.timeZone).from.getTime() - 1),
    merchant.timeZone,
  ).from;
  const lately = new Date(now.getTime() - hours(20));
  const fixed: ContractTier = { bet: 400 * unit, active: 12, rateType: 'F', rate: 15 * unit };
  add(root, 'dailySalary', 'A', firstDay, [
    ...ladder([
      [20, 1, 50],
      [80, 4, 80],
      [200, 8, 100],
    ]),
    fixed,
  ]);
  add(
    root,
    'dailySalary',
    'E',
    lately,
    [
      ...ladder([
        [10, 1, 40],
        [60, 3, 55],
      ]),
      fixed,
    ],
    2,
  );
  add(
    root,
    'hourSalary',
    'A',
    new Date(now.getTime() - hours(9)),
    ladder([
      [1, 1, 20],
      [8, 2, 35],
    ]),
  );
  add(
    root,
    'dividend',
    'A',
    half,
    ladder(
      [
        [100, 3, 1500],
        [600, 8, 2500],
      ],
      10,
    ),
  );
  const partner = members.find(({ username }) => username === demoUsernames.partner);
  for (const agent of members.filter(({ uplineId, type }) => uplineId === root.id && type !== MemberType.Member)) {
    if (agent !== partner) {
      add(
        agent,
        'dailySalary',
        'A',
        firstDay,
        ladder([
          [10, 1, 30],
          [40, 2, 50],
        ]),
      );
      continue;
    }
    add(
      agent,
      'dailySalary',
      'A',
      firstDay,
      ladder([
        [8, 1, 40],
        [30, 2, 60],
      ]),
    );
    add(agent, 'dividend', 'V', half, ladder([[20, 1, 1000]], 5));
    add(
      agent,
      'hourSalary',
      'P',
      lately,
      ladder([
        [1, 1, 10],
        [6, 2, 20],
      ]),
    );
  }
  return versions;
};
