import type { ContractType, DownlineContracts } from '@livery/api/contracts';
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
export const readAmount = (typed: string): number | undefined => {
  const plain = typed.trim().replace(',', '.');
  return /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? parseAmount(plain) : undefined;
};

export type TierMistake = 'amount' | 'count' | 'rate' | 'most' | 'order';

/** What is wrong with a tier; undefined: nothing. */
const mistakeOf = (
  type: ContractType,
  tier: DraftTier,
  before: DraftTier | undefined,
  limit: Limit,
): TierMistake | undefined => {
  const [bet, rate] = [readAmount(tier.bet), readAmount(tier.rate)];
  if (bet === undefined || (type === 'dividend' && readAmount(tier.netLoss) === undefined)) return 'amount';
  if (!/^\d{1,6}$/.test(tier.active.trim())) return 'count';
  if (rate === undefined || rate === 0) return 'rate';
  if (rate > parseAmount(tier.rateType === 'P' ? limit.percent : limit.fixed)) return 'most';
  const [lastBet, lastRate] = before ? [readAmount(before.bet), readAmount(before.rate)] : [];
  if (before && ((lastBet ?? 0) >= bet || (before.rateType === tier.rateType && (lastRate ?? 0) > rate)))
    return 'order';
  return undefined;
};

/** By the tiers' keys, what is wrong with them. */
export const mistakesIn = (
  type: ContractType,
  tiers: readonly DraftTier[],
  limit: Limit,
): ReadonlyMap<number, TierMistake> =>
  new Map(
    tiers.flatMap((tier, place) => {
      const mistake = mistakeOf(type, tier, tiers[place - 1], limit);
      return mistake ? [[tier.key, mistake] as const] : [];
    }),
  );

/** What goes to the gateway of tiers without a mistake. */
export const tiersOf = (type: ContractType, tiers: readonly DraftTier[]) =>
  tiers.map(({ bet, active, netLoss, rateType, rate }) => ({
    bet: formatAmount(readAmount(bet) ?? 0),
    active: Number(active),
    ...(type === 'dividend' && { netLoss: formatAmount(readAmount(netLoss) ?? 0) }),
    rateType,
    rate: formatAmount(readAmount(rate) ?? 0),
  }));
