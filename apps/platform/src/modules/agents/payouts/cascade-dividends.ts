import type { Minor } from '@livery/contract/money';
import { computeNetShare } from '../contracts/tiers.ts';

/** An agent with a dividend contract. */
export interface DividendNode {
  readonly agentId: string;
  /** The nearest agent above it that has one too; null: a root. */
  readonly aboveId: string | null;
  /** What the house kept of its team in the period. */
  readonly net: Minor;
  /** The rate of the tier that it met, hundredths of a percent; 0: none. */
  readonly rate: number;
  /** The highest rate that its contract knows. */
  readonly maxRate: number;
  /** What earlier periods left, zero or below. */
  readonly carry: Minor;
}

export interface Dividend {
  readonly agentId: string;
  /** Rate × net of its whole team. */
  readonly share: Minor;
  /** What of it goes to the agents below. */
  readonly below: readonly { readonly agentId: string; readonly share: Minor }[];
  readonly gross: Minor;
  readonly payable: Minor;
  /** What the next period begins with, zero or below. */
  readonly carryAfter: Minor;
}

export interface RateConflict {
  readonly agentId: string;
  readonly aboveId: string;
  readonly rate: number;
  readonly aboveRate: number;
}

/** The first agent whose contract gives more than that of the one above: there the cascade would take from the one above what it never had. */
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
 * Each agent gets its share of what the house kept of its team, less the shares of the agents below: all grosses together
 * are the shares of the roots. What is below zero is carried on. Throws a RangeError where `refusalOf` finds one.
 */
export const cascade = (nodes: readonly DividendNode[]): Dividend[] => {
  const conflict = findRateConflict(nodes);
  if (conflict)
    throw new RangeError(
      `${conflict.agentId} has ${conflict.rate}, and ${conflict.aboveId} above it ${conflict.aboveRate}`,
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
