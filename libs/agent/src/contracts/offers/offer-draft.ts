import type { ContractType, DownlineContracts } from '@livery/api/agents/agent-contracts';
import { formatAmount, parseAmount } from '@livery/contract/money';

/**
 * Tier of a contract offer while the agent edits the tier. A tier is a level: its requirements (`bet`, `active`,
 * `netLoss`) and the rate that it pays. The fields contain the text as the agent has entered it. `rateType` is `P` for
 * a percentage and `F` for a fixed amount.
 */
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

/**
 * Converts the amount that the agent has entered to minor units, such as cents. Accepts a point or a comma as the
 * decimal separator. Returns undefined for an invalid amount.
 */
export const parseMinorAmount = (typed: string): number | undefined => {
  const plain = typed.trim().replace(',', '.');
  return /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? parseAmount(plain) : undefined;
};

export type TierError = 'amount' | 'count' | 'rate' | 'most' | 'order';

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

/**
 * Validates the tiers (levels) of a contract offer. Returns the first error of each invalid tier. The map key is the
 * `key` of the tier.
 */
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

/**
 * Converts the tiers of a contract offer to the format of the request that sends the offer. The tiers must be valid.
 */
export const toTierRequests = (type: ContractType, tiers: readonly DraftTier[]) =>
  tiers.map(({ bet, active, netLoss, rateType, rate }) => ({
    bet: formatAmount(parseMinorAmount(bet) ?? 0),
    active: Number(active),
    ...(type === 'dividend' && { netLoss: formatAmount(parseMinorAmount(netLoss) ?? 0) }),
    rateType,
    rate: formatAmount(parseMinorAmount(rate) ?? 0),
  }));
