import type { DepositBonus } from '@livery/api/deposits';
import { parseAmount, type Minor } from '@livery/contract/money';
import { useState } from 'react';

/**
 * Returns the bonus for a credited amount (the paid amount minus the fee). The bonus is the amount multiplied by
 * `rate` percent, rounded down, and at most `most`. If `most` is null, the bonus has no maximum. The gateway uses the
 * same formula.
 */
const computeBonus = (credited: Minor, { rate, most }: DepositBonus): Minor =>
  Math.min(Math.floor((credited * parseAmount(rate)) / 10_000), most === null ? Infinity : parseAmount(most));

/**
 * State of the bonus selection: the selected bonus, and functions that apply this bonus to an amount. At first, no
 * bonus is selected.
 */
export const useBonusChoice = (bonuses: readonly DepositBonus[]) => {
  const [promotionId, select] = useState('');
  const bonus = bonuses.find((each) => each.promotionId === promotionId);
  return {
    bonus,
    select,
    /**
     * True if the credited amount (the paid amount minus the fee) is not below the minimum of the selected bonus.
     * Also true if no bonus is selected.
     */
    isEnough: (credited: Minor): boolean => bonus === undefined || credited >= parseAmount(bonus.least),
    /**
     * Returns the bonus for a credited amount (the paid amount minus the fee), and the total of bets that the member
     * must place for this bonus. Undefined if no bonus is selected, or if the amount is below the minimum of the bonus.
     */
    preview: (credited: Minor): { readonly amount: Minor; readonly wagering: Minor } | undefined => {
      if (!bonus || credited < parseAmount(bonus.least)) return undefined;
      const amount = computeBonus(credited, bonus);
      return { amount, wagering: amount * bonus.rolloverTimes };
    },
  };
};
