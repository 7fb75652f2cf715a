import type { DepositBonus } from '@livery/api/deposits';
import { parseAmount, type Minor } from '@livery/contract/money';
import { useState } from 'react';

/** Returns the bonus of a credited amount: the share, rounded down, up to the limit. The gateway uses the same formula. */
const computeBonus = (credited: Minor, { rate, most }: DepositBonus): Minor =>
  Math.min(Math.floor((credited * parseAmount(rate)) / 10_000), most === null ? Infinity : parseAmount(most));

/** Returns the bonus that the member has selected, and what it means for an amount. Nothing is selected at first. */
export const useBonusChoice = (bonuses: readonly DepositBonus[]) => {
  const [promotionId, select] = useState('');
  const bonus = bonuses.find((each) => each.promotionId === promotionId);
  return {
    bonus,
    select,
    /** Returns true if the credited amount is enough for the selected bonus. */
    isEnough: (credited: Minor): boolean => bonus === undefined || credited >= parseAmount(bonus.least),
    /** Returns the bonus of a credited amount, and the sum of bets that it requires. */
    preview: (credited: Minor): { readonly amount: Minor; readonly wagering: Minor } | undefined => {
      if (!bonus || credited < parseAmount(bonus.least)) return undefined;
      const amount = computeBonus(credited, bonus);
      return { amount, wagering: amount * bonus.rolloverTimes };
    },
  };
};
