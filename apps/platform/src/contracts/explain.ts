import type { Explanation } from '../db/schema/tables.ts';
import type { Dividend, Refusal } from './cascade.ts';
import { netOf, type TeamSums } from './team-sums.ts';
import { tierMet } from './tiers.ts';
import type { Version } from './versions.ts';

/** Branches that are listed one by one; the rest of a wide team is in the sum. */
const mostBranches = 100;

export type Names = ReadonlyMap<string, string>;

const branchesOf = (agentId: string, { branches }: TeamSums, names: Names, withNet: boolean): Explanation['branches'] =>
  [...branches]
    .filter(([, { bet, active }]) => bet > 0 || active > 0)
    .sort(([, one], [, other]) => other.bet - one.bet)
    .slice(0, mostBranches)
    .map(([id, sums]) => ({
      account: id === agentId ? null : (names.get(id) ?? ''),
      bet: sums.bet,
      active: sums.active,
      ...(withNet && { net: netOf(sums) }),
    }));

export const explainSalary = (
  { agentId, tiers }: Version,
  team: TeamSums,
  activeMinimum: number,
  names: Names,
): Explanation => ({
  bet: team.bet,
  active: team.active,
  activeMinimum,
  tier: tierMet(tiers, team) ?? null,
  branches: branchesOf(agentId, team, names, false),
});

export const explainDividend = (
  { agentId, tiers }: Version,
  team: TeamSums,
  {
    activeMinimum,
    names,
    dividend,
    carryBefore,
    refusal,
  }: {
    activeMinimum: number;
    names: Names;
    dividend: Dividend | undefined;
    carryBefore: number;
    refusal: Refusal | undefined;
  },
): Explanation => {
  const { prize, bonus, rebate, salaries } = team;
  const net = netOf(team);
  return {
    bet: team.bet,
    active: team.active,
    activeMinimum,
    tier: net > 0 ? (tierMet(tiers, { ...team, net }) ?? null) : null,
    branches: branchesOf(agentId, team, names, true),
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
      ...(refusal && {
        refusal: {
          account: names.get(refusal.agentId) ?? '',
          rate: refusal.rate,
          above: names.get(refusal.aboveId) ?? '',
          aboveRate: refusal.aboveRate,
        },
      }),
    },
  };
};
