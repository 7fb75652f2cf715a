import type { ContractCategory } from '@livery/contract/agents/agent-contracts';
import type { Minor } from '@livery/contract/money';
import type { MemberPlay } from './measure-play.ts';

export interface Sums {
  bet: Minor;
  prize: Minor;
  bonus: Minor;
  rebate: Minor;
  salaries: Minor;
  active: number;
}

export interface TeamSums extends Sums {
  /**
   * Totals of each branch (a member one level below with its team), by the id of this member. The bets of the agent
   * itself are stored under the agent's own id.
   */
  readonly branches: Map<string, Sums>;
}

const none = (): Sums => ({ bet: 0, prize: 0, bonus: 0, rebate: 0, salaries: 0, active: 0 });

/**
 * Returns the part of a member's totals that counts for a contract category. Bonuses and rebates have no category, so
 * they count only for contracts for all categories (CONS).
 */
const toCountedSums = (
  { categories, bonus, rebate, salaries }: MemberPlay,
  category: ContractCategory,
  activeFrom: Minor,
): Sums => {
  const played = category === 'CONS' ? [...categories.values()] : [categories.get(category) ?? { bet: 0, prize: 0 }];
  const paid = category === 'CONS' ? [...salaries.values()] : [salaries.get(category) ?? 0];
  const bet = played.reduce((sum, each) => sum + each.bet, 0);
  return {
    bet,
    prize: played.reduce((sum, each) => sum + each.prize, 0),
    bonus: category === 'CONS' ? bonus : 0,
    rebate: category === 'CONS' ? rebate : 0,
    salaries: paid.reduce((sum, each) => sum + each, 0),
    active: bet >= activeFrom ? 1 : 0,
  };
};

const add = (to: Sums, part: Sums): void => {
  for (const name of Object.keys(part) as (keyof Sums)[]) to[name] += part[name];
};

/** Computes the team totals of each agent, in one pass over all members. A team includes the agent itself. */
export const sumTeams = (
  plays: readonly MemberPlay[],
  agents: ReadonlySet<string>,
  category: ContractCategory,
  activeFrom: Minor,
): Map<string, TeamSums> => {
  const teams = new Map<string, TeamSums>([...agents].map((id) => [id, { ...none(), branches: new Map() }]));
  for (const play of plays) {
    const part = toCountedSums(play, category, activeFrom);
    play.line.forEach((id, index) => {
      const team = teams.get(id);
      if (!team) return;
      add(team, part);
      const branch = play.line[index + 1] ?? id;
      const branchSums = team.branches.get(branch) ?? none();
      add(branchSums, part);
      team.branches.set(branch, branchSums);
    });
  }
  return teams;
};

/** Computes the net win of the operator: bets minus prizes, bonuses, rebates and daily salaries. */
export const computeNet = ({ bet, prize, bonus, rebate, salaries }: Sums): Minor =>
  bet - prize - bonus - rebate - salaries;
