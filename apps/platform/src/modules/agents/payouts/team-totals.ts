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
  /** Sums by the id of the direct downline. The key of the agent's own play is the id of the agent. */
  readonly branches: Map<string, Sums>;
}

const none = (): Sums => ({ bet: 0, prize: 0, bonus: 0, rebate: 0, salaries: 0, active: 0 });

/**
 * Sums the play of a member that counts for a contract category. Bonuses and rebates have no category, so they count
 * only for a contract for all categories (CONS).
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

/** Sums the teams of these agents in one pass over the play of all members. The agent's own play is included. */
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

/** Computes the operator's net win: bets, less prizes, bonuses and rebates, less the daily salaries of the period. */
export const computeNet = ({ bet, prize, bonus, rebate, salaries }: Sums): Minor =>
  bet - prize - bonus - rebate - salaries;
