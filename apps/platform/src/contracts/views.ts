import type { ContractTier as WireTier, Explanation as WireExplanation } from '@livery/contract/contracts';
import { formatAmount } from '@livery/contract/money';
import type { contractPayouts, ContractTier, Explanation } from '../db/schema/tables.ts';
import type { Version } from './versions.ts';

export const tierView = ({ bet, active, netLoss, rateType, rate }: ContractTier): WireTier => ({
  bet: formatAmount(bet),
  active,
  ...(netLoss !== undefined && { netLoss: formatAmount(netLoss) }),
  rateType,
  rate: formatAmount(rate),
});

const branchView = ({ account, bet, active, net }: Explanation['branches'][number]) => ({
  account,
  bet: formatAmount(bet),
  active,
  ...(net !== undefined && { net: formatAmount(net) }),
});

const dividendView = ({
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

export const explanationView = ({
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
  tier: tier && tierView(tier),
  branches: branches.map(branchView),
  ...(dividend && { dividend: dividendView(dividend) }),
});

export const resultView = ({
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
  explanation: explanationView(explanation),
});

export const payoutView = ({ id, type, category, state, paidAt, ...result }: typeof contractPayouts.$inferSelect) => ({
  id,
  type,
  category,
  ...resultView(result),
  state,
  paidAt: paidAt?.toISOString() ?? null,
});

/** Versions that nobody has any more never leave as such. */
export const statusView = ({ state }: Pick<Version, 'state'>): 'P' | 'E' | 'A' | 'V' | 'R' | 'C' =>
  state === 'W' || state === 'S' ? 'C' : state;

export const offeredView = (version: Version) => {
  const { id, type, category, version: number, offeredAt, acceptedAt, tiers } = version;
  return {
    id,
    type,
    category,
    version: number,
    status: statusView(version),
    offeredAt: offeredAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    tiers: tiers.map(tierView),
  };
};
