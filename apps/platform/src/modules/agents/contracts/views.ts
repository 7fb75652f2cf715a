import type { ContractTier as WireTier, Explanation as WireExplanation } from '@livery/contract/agents/agent-contracts';
import { formatAmount } from '@livery/contract/money';
import type { Version } from './versions.ts';
import type { contractPayouts, ContractTier, Explanation } from './contracts.tables.ts';

export const toTierView = ({ bet, active, netLoss, rateType, rate }: ContractTier): WireTier => ({
  bet: formatAmount(bet),
  active,
  ...(netLoss !== undefined && { netLoss: formatAmount(netLoss) }),
  rateType,
  rate: formatAmount(rate),
});

const toBranchView = ({ account, bet, active, net }: Explanation['branches'][number]) => ({
  account,
  bet: formatAmount(bet),
  active,
  ...(net !== undefined && { net: formatAmount(net) }),
});

const toDividendView = ({
  prize,
  bonus,
  rebate,
  salaries,
  net,
  share,
  below,
  gross,
  carryBefore,
  carryAfter,
  refusal,
}: NonNullable<Explanation['dividend']>) => ({
  prize: formatAmount(prize),
  bonus: formatAmount(bonus),
  rebate: formatAmount(rebate),
  salaries: formatAmount(salaries),
  net: formatAmount(net),
  share: formatAmount(share),
  below: below.map((each) => ({ account: each.account, share: formatAmount(each.share) })),
  gross: formatAmount(gross),
  carryBefore: formatAmount(carryBefore),
  carryAfter: formatAmount(carryAfter),
  ...(refusal && {
    refusal: { ...refusal, rate: formatAmount(refusal.rate), aboveRate: formatAmount(refusal.aboveRate) },
  }),
});

export const toExplanationView = ({
  bet,
  active,
  activeMinimum,
  tier,
  branches,
  dividend,
}: Explanation): WireExplanation => ({
  bet: formatAmount(bet),
  active,
  activeMinimum: formatAmount(activeMinimum),
  tier: tier && toTierView(tier),
  branches: branches.map(toBranchView),
  ...(dividend && { dividend: toDividendView(dividend) }),
});

export const toResultView = ({
  from,
  to,
  amount,
  explanation,
}: {
  readonly from: Date;
  readonly to: Date;
  readonly amount: number;
  readonly explanation: Explanation;
}) => ({
  from: from.toISOString(),
  to: to.toISOString(),
  amount: formatAmount(amount),
  explanation: toExplanationView(explanation),
});

export const toPayoutView = ({
  id,
  type,
  category,
  state,
  paidAt,
  ...result
}: typeof contractPayouts.$inferSelect) => ({
  id,
  type,
  category,
  ...toResultView(result),
  state,
  paidAt: paidAt?.toISOString() ?? null,
});

/**
 * Converts a state to the status in API responses. Withdrawn (W) and replaced (S) versions have the status cancelled
 * (C).
 */
export const toStatusView = ({ state }: Pick<Version, 'state'>): 'P' | 'E' | 'A' | 'V' | 'R' | 'C' =>
  state === 'W' || state === 'S' ? 'C' : state;

export const toOfferedView = (version: Version) => {
  const { id, type, category, version: number, offeredAt, acceptedAt, tiers } = version;
  return {
    id,
    type,
    category,
    version: number,
    status: toStatusView(version),
    offeredAt: offeredAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    tiers: tiers.map(toTierView),
  };
};
