import type { Minor } from '@livery/contract/money';
import { shareOfNet } from './tiers.ts';

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
  readonly mostRate: number;
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

export interface Refusal {
  readonly agentId: string;
  readonly aboveId: string;
  readonly rate: number;
  readonly aboveRate: number;
}

/** The first agent whose contract gives more than that of the one above: there the cascade would take from the one above what it never had. */
export const refusalOf = (nodes: readonly DividendNode[]): Refusal | undefined => {
  const byId = new Map(nodes.map((node) => [node.agentId, node]));
  for (const { agentId, aboveId, mostRate } of nodes) {
    const above = aboveId === null ? undefined : byId.get(aboveId);
    if (above && mostRate > above.mostRate)
      return { agentId, aboveId: above.agentId, rate: mostRate, aboveRate: above.mostRate };
  }
  return undefined;
};

/**
 * Each agent gets its share of what the house kept of its team, less the shares of the agents below: all grosses together
 * are the shares of the roots. What is below zero is carried on. Throws a RangeError where `refusalOf` finds one.
 */
export const cascade = (nodes: readonly DividendNode[]): Dividend[] => {
  const refusal = refusalOf(nodes);
  if (refusal)
    throw new RangeError(
      `${refusal.agentId} has ${refusal.rate}, and ${refusal.aboveId} above it ${refusal.aboveRate}`,
    );
  const shares = new Map(nodes.map(({ agentId, net, rate }) => [agentId, shareOfNet(net, rate)]));
  return nodes.map(({ agentId, carry }) => {
    const share = shares.get(agentId) as Minor;
    const below = nodes
      .filter(({ aboveId }) => aboveId === agentId)
      .map((node) => ({ agentId: node.agentId, share: shares.get(node.agentId) as Minor }));
    const gross = below.reduce((rest, each) => rest - each.share, share);
    const standing = carry + gross;
    return { agentId, share, below, gross, payable: Math.max(0, standing), carryAfter: Math.min(0, standing) };
  });
};
