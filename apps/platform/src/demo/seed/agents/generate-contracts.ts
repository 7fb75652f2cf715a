import { MemberType } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { demoUsernames } from '@livery/demo/members/accounts';
import { addDays, toCalendarDay, zonedTimeToUtc } from '../../../core/clock/calendar.ts';
import { hours, minutes } from '../../../core/clock/durations.ts';
import { type ContractTier, type contractVersions, getPeriodAt } from '../../../modules/agents/index.ts';
import type { NewMember } from '../members/generate-members.ts';
import { getStakeUnit } from '../betting/generate-bets.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import type { memberRates } from '../../../modules/commissions/index.ts';

type NewVersion = typeof contractVersions.$inferInsert;
type NewRates = typeof memberRates.$inferInsert;

interface GenerateContractsOptions {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly now: Date;
  readonly seed: number;
}

/** Number of recent days for which the demo pays daily salaries (payouts of agent contracts). */
const paidDays = 8;

/**
 * Series (payout levels) and rebate rates of the agents, by their depth in the agent tree. The first item is for the
 * root agent, the next items are for agents one and two levels below. With the series n, a lottery bet pays n/2000 of
 * the fair prize. The fair prize would pay back 100% of the stakes in the long term. Rates are by game category, in
 * hundredths of a percent. Members who are not agents have no rates.
 */
const ratesByDepth = [
  { series: 1980, rates: { ELOTT: 100, LIVE: 80, RNG: 100, FISH: 80, PVP: 60, SPORTS: 70 } },
  { series: 1970, rates: { ELOTT: 70, LIVE: 60, RNG: 70, FISH: 50, PVP: 40, SPORTS: 50 } },
  { series: 1960, rates: { ELOTT: 40, LIVE: 30, RNG: 40, FISH: 30, PVP: 20, SPORTS: 30 } },
] as const;

const getDepth = ({ lineage }: NewMember): number => lineage.split('/').filter(Boolean).length - 1;
const isAgentOfTree = ({ type }: NewMember): boolean => type !== MemberType.Member && type !== MemberType.Trial;

/** Generates the series (payout levels) and the rebate rates of the members in the agent's tree. */
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

/**
 * Returns the times at which the seed pays salaries and dividends, in chronological order: two minutes after midnight
 * on each of the last `paidDays` days, and `now`. Today is one of these days. Times after `now` are omitted.
 */
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

type LadderStep = readonly [units: number, active: number, rate: number];

/**
 * Creates the tiers of an agent's contract. The amounts in `steps` are multiples of `unit`, the small stake of the
 * brand in minor units (see `getStakeUnit`). Rates are in hundredths of a percent.
 */
const toTiers = (steps: readonly LadderStep[], unit: number, netLoss?: number): ContractTier[] =>
  steps.map(([units, active, rate]) => ({
    bet: units * unit,
    active,
    ...(netLoss !== undefined && { netLoss: netLoss * unit }),
    rateType: 'P',
    rate,
  }));

interface ContractTerms {
  readonly type: NewVersion['type'];
  readonly state: NewVersion['state'];
  /** Time at which the contract was accepted. For a contract that is not accepted, this is the time of the offer. */
  readonly since: Date;
  readonly tiers: readonly ContractTier[];
  readonly version?: number;
}

const toVersion = (
  { merchant, now, seed }: GenerateContractsOptions,
  agent: NewMember,
  { type, state, since, tiers, version = 1 }: ContractTerms,
): NewVersion => {
  const isOffer = state === 'P' || state === 'E';
  return {
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
  };
};

/**
 * Returns the times at which the generated contracts start. `firstDay` is the first day with a paid salary.
 * `lastPeriod` is the start of the last complete dividend period. `recently` is 20 hours before now.
 */
const getStartTimes = ({ merchant: { timeZone }, now }: GenerateContractsOptions) => {
  const currentPeriod = getPeriodAt('dividend', now, timeZone);
  return {
    firstDay: zonedTimeToUtc(addDays(toCalendarDay(now, timeZone), -paidDays), timeZone),
    lastPeriod: getPeriodAt('dividend', new Date(currentPeriod.from.getTime() - 1), timeZone).from,
    recently: new Date(now.getTime() - hours(20)),
  };
};

/** Returns the contracts of the root agent, including the offer of a new version of its daily salary contract. */
const listRootContracts = (options: GenerateContractsOptions): ContractTerms[] => {
  const unit = getStakeUnit(options.merchant.currency);
  const { firstDay, lastPeriod, recently } = getStartTimes(options);
  const fixed: ContractTier = { bet: 400 * unit, active: 12, rateType: 'F', rate: 15 * unit };
  const dailySteps = [
    [20, 1, 50],
    [80, 4, 80],
    [200, 8, 100],
  ] as const;
  const offeredSteps = [
    [10, 1, 40],
    [60, 3, 55],
  ] as const;
  const hourlySteps = [
    [1, 1, 20],
    [8, 2, 35],
  ] as const;
  const dividendSteps = [
    [100, 3, 1500],
    [600, 8, 2500],
  ] as const;
  return [
    { type: 'dailySalary', state: 'A', since: firstDay, tiers: [...toTiers(dailySteps, unit), fixed] },
    { type: 'dailySalary', state: 'E', since: recently, tiers: [...toTiers(offeredSteps, unit), fixed], version: 2 },
    {
      type: 'hourSalary',
      state: 'A',
      since: new Date(options.now.getTime() - hours(9)),
      tiers: toTiers(hourlySteps, unit),
    },
    { type: 'dividend', state: 'A', since: lastPeriod, tiers: toTiers(dividendSteps, unit, 10) },
  ];
};

/**
 * Returns the contracts of the demo partner: one in force, one with a requested termination, and one that is only
 * offered.
 */
const listPartnerContracts = (options: GenerateContractsOptions): ContractTerms[] => {
  const unit = getStakeUnit(options.merchant.currency);
  const { firstDay, lastPeriod, recently } = getStartTimes(options);
  const dailySteps = [
    [8, 1, 40],
    [30, 2, 60],
  ] as const;
  const hourlySteps = [
    [1, 1, 10],
    [6, 2, 20],
  ] as const;
  return [
    { type: 'dailySalary', state: 'A', since: firstDay, tiers: toTiers(dailySteps, unit) },
    { type: 'dividend', state: 'V', since: lastPeriod, tiers: toTiers([[20, 1, 1000]], unit, 5) },
    { type: 'hourSalary', state: 'P', since: recently, tiers: toTiers(hourlySteps, unit) },
  ];
};

/**
 * Creates the contract of an agent who is directly below the root. Each of these agents has only this contract, except
 * the demo partner, who has other contracts.
 */
const createAgentContract = (options: GenerateContractsOptions): ContractTerms => {
  const steps = [
    [10, 1, 30],
    [40, 2, 50],
  ] as const;
  return {
    type: 'dailySalary',
    state: 'A',
    since: getStartTimes(options).firstDay,
    tiers: toTiers(steps, getStakeUnit(options.merchant.currency)),
  };
};

/**
 * Generates contracts in several states: in force, offered, with an offered new version, and with a requested
 * termination.
 */
export const generateContracts = (options: GenerateContractsOptions): NewVersion[] => {
  const { members } = options;
  const root = members.find(({ username }) => username === demoUsernames.agent);
  if (!root) return [];
  const agents = members.filter(({ uplineId, type }) => uplineId === root.id && type !== MemberType.Member);
  return [
    ...listRootContracts(options).map((terms) => toVersion(options, root, terms)),
    ...agents.flatMap((agent) =>
      (agent.username === demoUsernames.partner ? listPartnerContracts(options) : [createAgentContract(options)]).map(
        (terms) => toVersion(options, agent, terms),
      ),
    ),
  ];
};
