import { parseAmount } from '@livery/contract/money';

/** Sorts wins by amount, the largest first. The gateway may send them in any order. */
export const sortByAmount = <Win extends { readonly winAmount: string }>(wins: readonly Win[]): Win[] =>
  [...wins].sort((a, b) => parseAmount(b.winAmount) - parseAmount(a.winAmount));
