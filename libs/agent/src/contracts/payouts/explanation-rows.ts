import type { ContractTier, Explanation } from '@livery/api/agents/agent-contracts';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { isolateLtr, isolateText } from '@livery/kit/format/bidi';
import type { DescriptionItem } from '@livery/ui/description-list';
import type { TFunction } from 'i18next';

export interface ExplanationFormat {
  readonly t: TFunction<'contracts'>;
  readonly money: (amount: string) => string;
  readonly count: (count: number) => string;
  readonly rate: (tier: Pick<ContractTier, 'rateType' | 'rate'>) => string;
}

const negate = (amount: string): string => formatAmount(-parseAmount(amount));

const toTeamRows = (
  { t, money, count, rate }: ExplanationFormat,
  { bet, active, activeMinimum, tier }: Explanation,
): DescriptionItem[] => [
  [t('why.bet'), money(bet)],
  [t('why.active', { amount: money(activeMinimum) }), count(active)],
  [
    t('why.tier'),
    tier ? t('why.tierMet', { bet: money(tier.bet), active: count(tier.active), rate: rate(tier) }) : t('why.noTier'),
  ],
];

/**
 * Returns rows that explain the amount of a salary (a periodic payout to an agent). A tier with a fixed rate pays a
 * fixed amount. A tier with a percentage pays this percentage of the sum of the team's bets. This sum is first rounded
 * down to full currency units.
 */
export const toSalaryRows = (
  format: ExplanationFormat,
  explanation: Explanation,
  amount: string,
): DescriptionItem[] => {
  const { t, money, rate } = format;
  const { bet, tier } = explanation;
  const fullUnits = formatAmount(Math.floor(parseAmount(bet) / 100) * 100);
  const calculation: DescriptionItem[] =
    tier?.rateType === 'P'
      ? [[t('why.whole', { rate: rate(tier) }), isolateLtr(`${money(fullUnits)} × ${rate(tier)}`)]]
      : [];
  return [...toTeamRows(format, explanation), ...calculation, [t('why.amount'), money(amount), 'sum']];
};

/**
 * Returns rows that explain the amount of a dividend, in three steps:
 * - The operator's net result from the agent's team, multiplied by the agent's rate.
 * - Minus the shares of the agents below this agent.
 * - Plus the amount carried over from the previous period.
 */
export const toDividendRows = (
  format: ExplanationFormat,
  explanation: Explanation,
  dividend: NonNullable<Explanation['dividend']>,
  amount: string,
): DescriptionItem[] => {
  const { t, money, rate } = format;
  const { prize, bonus, rebate, salaries, net, share, below, gross, carryBefore, carryAfter } = dividend;
  const gifts: DescriptionItem[] = [
    [t('why.prize'), money(negate(prize))],
    [t('why.bonus'), money(negate(bonus))],
    [t('why.rebate'), money(negate(rebate))],
    [t('why.salaries'), money(negate(salaries))],
  ];
  return [
    ...toTeamRows(format, explanation),
    ...gifts,
    [t('why.netKept'), money(net), 'sum'],
    [explanation.tier ? t('why.share', { rate: rate(explanation.tier) }) : t('why.noShare'), money(share)],
    ...below.map((each): DescriptionItem => [
      t('why.below', { account: isolateText(each.account) }),
      money(negate(each.share)),
    ]),
    [t('why.gross'), money(gross), 'sum'],
    [t('why.carryBefore'), money(carryBefore)],
    [t('why.amount'), money(amount), 'sum'],
    [t('why.carryAfter'), money(carryAfter)],
  ];
};
