import { parseAmount } from '@livery/contract/money';

/** Whether an amount of the wire is a gain, a loss or neither. */
export const signOf = (amount: string): 'plus' | 'minus' | 'none' => {
  const minor = parseAmount(amount);
  return minor > 0 ? 'plus' : minor < 0 ? 'minus' : 'none';
};
