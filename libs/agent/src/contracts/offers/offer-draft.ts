import type { ContractType, DownlineContracts } from '@livery/api/agents/agent-contracts';
import { formatAmount, parseAmount } from '@livery/contract/money';

/** A tier as it is typed. */
export interface DraftTier {
  readonly key: number;
  readonly bet: string;
  readonly active: string;
  readonly netLoss: string;
  readonly rateType: 'P' | 'F';
  readonly rate: string;
}

export type Limit = DownlineContracts['limits'][number];

export const emptyTier = (key: number): DraftTier => ({
  key,
  bet: '',
  active: '',
  netLoss: '',
  rateType: 'P',
  rate: '',
});

/** Minor units of what was typed, a comma for a point too; undefined: it is no amount. */
export const parseMinorAmount = (typed: string): number | undefined => {
  const plain = typed.trim().replace(',', '.');
  return /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? parseAmount(plain) : undefined;
};

export type TierError = 'amount' | 'count' | 'rate' | 'most' | 'order';

/** What is wrong with a tier; undefined: nothing. */
const validateTier = (
  type: ContractType,
  tier: DraftTier,
  before: DraftTier | undefined,
  limit: Limit,
): TierError | undefined => {
  const [bet, rate] = [parseMinorAmount(tier.bet), parseMinorAmount(tier.rate)];
  if (bet === undefined || (type === 'dividend' && parseMinorAmount(tier.netLoss) === undefined)) return 'amount';
  if (!/^\d{1,6}$/.test(tier.active.trim())) return 'count';
  if (rate === undefined || rate === 0) return 'rate';
  if (rate > parseAmount(tier.rateType === 'P' ? limit.percent : limit.fixed)) return 'most';
  const [lastBet, lastRate] = before ? [parseMinorAmount(before.bet), parseMinorAmount(before.rate)] : [];
  if (before && ((lastBet ?? 0) >= bet || (before.rateType === tier.rateType && (lastRate ?? 0) > rate)))
    return 'order';
  return undefined;
};

/** By the tiers' keys, what is wrong with them. */
export const validateTiers = (
  type: ContractType,
  tiers: readonly DraftTier[],
  limit: Limit,
): ReadonlyMap<number, TierError> =>
  new Map(
    tiers.flatMap((tier, index) => {
      const error = validateTier(type, tier, tiers[index - 1], limit);
      return error ? [[tier.key, error] as const] : [];
    }),
  );

/** What goes to the gateway of tiers without a mistake. */
export const toTierRequests = (type: ContractType, tiers: readonly DraftTier[]) =>
  tiers.map(({ bet, active, netLoss, rateType, rate }) => ({
    bet: formatAmount(parseMinorAmount(bet) ?? 0),
    active: Number(active),
    ...(type === 'dividend' && { netLoss: formatAmount(parseMinorAmount(netLoss) ?? 0) }),
    rateType,
    rate: formatAmount(parseMinorAmount(rate) ?? 0),
  }));
