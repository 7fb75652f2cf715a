import type { ContractTier, Explanation } from '@livery/api/contracts';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { Fact } from '@livery/ui/fact-list';
import type { TFunction } from 'i18next';
import { isolated } from '../parts/isolated.ts';
import { leftToRight } from '../parts/left-to-right.ts';

export interface Words {
  readonly t: TFunction<'contracts'>;
  readonly money: (amount: string) => string;
  readonly count: (count: number) => string;
  readonly rate: (tier: Pick<ContractTier, 'rateType' | 'rate'>) => string;
}

const negative = (amount: string): string => formatAmount(-parseAmount(amount));

const teamFacts = ({ t, money, count, rate }: Words, { bet, active, activeMinimum, tier }: Explanation): Fact[] => [
  [t('why.bet'), money(bet)],
  [t('why.active', { amount: money(activeMinimum) }), count(active)],
  [
    t('why.tier'),
    tier ? t('why.tierMet', { bet: money(tier.bet), active: count(tier.active), rate: rate(tier) }) : t('why.noTier'),
  ],
];

/** A salary: whole units of the team's bets × the rate, or what a fixed tier pays. */
export const salaryFacts = (words: Words, explanation: Explanation, amount: string): Fact[] => {
  const { t, money, rate } = words;
  const { bet, tier } = explanation;
  const whole = formatAmount(Math.floor(parseAmount(bet) / 100) * 100);
  const reckoning: Fact[] =
    tier?.rateType === 'P'
      ? [[t('why.whole', { rate: rate(tier) }), leftToRight(`${money(whole)} × ${rate(tier)}`)]]
      : [];
  return [...teamFacts(words, explanation), ...reckoning, [t('why.amount'), money(amount), 'sum']];
};

/** A dividend: what the house kept × the rate, less what goes to the agents below, and what is carried. */
export const dividendFacts = (
  words: Words,
  explanation: Explanation,
  dividend: NonNullable<Explanation['dividend']>,
  amount: string,
): Fact[] => {
  const { t, money, rate } = words;
  const { prize, bonus, rebate, salaries, net, share, below, gross, carryBefore, carryAfter } = dividend;
  const gifts: Fact[] = [
    [t('why.prize'), money(negative(prize))],
    [t('why.bonus'), money(negative(bonus))],
    [t('why.rebate'), money(negative(rebate))],
    [t('why.salaries'), money(negative(salaries))],
  ];
  return [
    ...teamFacts(words, explanation),
    ...gifts,
    [t('why.netKept'), money(net), 'sum'],
    [explanation.tier ? t('why.share', { rate: rate(explanation.tier) }) : t('why.noShare'), money(share)],
    ...below.map((each): Fact => [t('why.below', { account: isolated(each.account) }), money(negative(each.share))]),
    [t('why.gross'), money(gross), 'sum'],
    [t('why.carryBefore'), money(carryBefore)],
    [t('why.amount'), money(amount), 'sum'],
    [t('why.carryAfter'), money(carryAfter)],
  ];
};
