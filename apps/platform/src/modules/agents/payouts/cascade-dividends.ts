import type { Minor } from '@livery/contract/money';
import { computeNetShare } from '../contracts/tiers.ts';

/**
 * An agent with a dividend contract, which pays the agent a share of the operator's net win from the agent's team.
 */
export interface DividendNode {
  readonly agentId: string;
  /** Id of the nearest agent above who also has a dividend contract. Null if there is none. */
  readonly aboveId: string | null;
  /** Net win of the operator from the agent's team in the period. */
  readonly net: Minor;
  /**
   * Share of the net win that the agent earns, in hundredths of a percent. It comes from the highest tier of the
   * contract whose conditions are met. 0 if no tier qualifies.
   */
  readonly rate: number;
  /** Highest rate in the tiers of the contract, in hundredths of a percent. */
  readonly maxRate: number;
  /** Loss that earlier periods carry into this period. It is zero or negative. */
  readonly carry: Minor;
}

export interface Dividend {
  readonly agentId: string;
  /** Team net win × rate of the agent, before the shares of the agents below are subtracted. */
  readonly share: Minor;
  /** Shares of the nearest agents below who have a dividend contract. They are subtracted from `share`. */
  readonly below: readonly { readonly agentId: string; readonly share: Minor }[];
  readonly gross: Minor;
  readonly payable: Minor;
  /** Loss that this period carries into the next period. It is zero or negative. */
  readonly carryAfter: Minor;
}

export interface RateConflict {
  readonly agentId: string;
  readonly aboveId: string;
  readonly rate: number;
  readonly aboveRate: number;
}

/**
 * Finds the first agent whose maximum rate is higher than the maximum rate of the nearest agent above with a dividend
 * contract. The agent above would then pay more to this agent than it receives itself. Returns undefined if there is no
 * such agent.
 */
export const findRateConflict = (nodes: readonly DividendNode[]): RateConflict | undefined => {
  const byId = new Map(nodes.map((node) => [node.agentId, node]));
  for (const { agentId, aboveId, maxRate } of nodes) {
    const above = aboveId === null ? undefined : byId.get(aboveId);
    if (above && maxRate > above.maxRate)
      return { agentId, aboveId: above.agentId, rate: maxRate, aboveRate: above.maxRate };
  }
  return undefined;
};

/**
 * Computes the dividend of each agent: the agent's share of its team's net win, minus the shares of the nearest agents
 * below who have a dividend contract. A negative result is carried into the next period as a loss. The sum of all
 * `gross` values equals the sum of the root agents' shares. Throws a RangeError if `findRateConflict` finds a conflict.
 */
export const cascade = (nodes: readonly DividendNode[]): Dividend[] => {
  const conflict = findRateConflict(nodes);
  if (conflict)
    throw new RangeError(
      `${conflict.agentId} has ${conflict.rate}, more than ${conflict.aboveRate} of its upline ${conflict.aboveId}`,
    );
  const shares = new Map(nodes.map(({ agentId, net, rate }) => [agentId, computeNetShare(net, rate)]));
  return nodes.map(({ agentId, carry }) => {
    const share = shares.get(agentId) as Minor;
    const below = nodes
      .filter(({ aboveId }) => aboveId === agentId)
      .map((node) => ({ agentId: node.agentId, share: shares.get(node.agentId) as Minor }));
    const gross = below.reduce((rest, each) => rest - each.share, share);
    const total = carry + gross;
    return { agentId, share, below, gross, payable: Math.max(0, total), carryAfter: Math.min(0, total) };
  });
};
