import type { Dividend, RateConflict } from './cascade-dividends.ts';
import { computeNet, type TeamSums } from './team-totals.ts';
import { findTier } from '../contracts/tiers.ts';
import type { Version } from '../contracts/versions.ts';
import type { Explanation } from '../contracts/contracts.tables.ts';

/**
 * Maximum number of branches (members one level below, each with its team) in an explanation. The totals always
 * include all branches.
 */
const maxBranches = 100;

export type AccountNames = ReadonlyMap<string, string>;

const listBranches = (
  agentId: string,
  { branches }: TeamSums,
  names: AccountNames,
  withNet: boolean,
): Explanation['branches'] =>
  [...branches]
    .filter(([, { bet, active }]) => bet > 0 || active > 0)
    .sort(([, one], [, other]) => other.bet - one.bet)
    .slice(0, maxBranches)
    .map(([id, sums]) => ({
      account: id === agentId ? null : (names.get(id) ?? ''),
      bet: sums.bet,
      active: sums.active,
      ...(withNet && { net: computeNet(sums) }),
    }));

export const explainSalary = (
  { agentId, tiers }: Version,
  team: TeamSums,
  activeMinimum: number,
  names: AccountNames,
): Explanation => ({
  bet: team.bet,
  active: team.active,
  activeMinimum,
  tier: findTier(tiers, team) ?? null,
  branches: listBranches(agentId, team, names, false),
});

export const explainDividend = (
  { agentId, tiers }: Version,
  team: TeamSums,
  {
    activeMinimum,
    names,
    dividend,
    carryBefore,
    conflict,
  }: {
    activeMinimum: number;
    names: AccountNames;
    dividend: Dividend | undefined;
    carryBefore: number;
    conflict: RateConflict | undefined;
  },
): Explanation => {
  const { prize, bonus, rebate, salaries } = team;
  const net = computeNet(team);
  return {
    bet: team.bet,
    active: team.active,
    activeMinimum,
    tier: net > 0 ? (findTier(tiers, { ...team, net }) ?? null) : null,
    branches: listBranches(agentId, team, names, true),
    dividend: {
      prize,
      bonus,
      rebate,
      salaries,
      net,
      share: dividend?.share ?? 0,
      below: (dividend?.below ?? []).map((each) => ({ account: names.get(each.agentId) ?? '', share: each.share })),
      gross: dividend?.gross ?? 0,
      carryBefore,
      carryAfter: dividend?.carryAfter ?? carryBefore,
      ...(conflict && {
        refusal: {
          account: names.get(conflict.agentId) ?? '',
          rate: conflict.rate,
          above: names.get(conflict.aboveId) ?? '',
          aboveRate: conflict.aboveRate,
        },
      }),
    },
  };
};
