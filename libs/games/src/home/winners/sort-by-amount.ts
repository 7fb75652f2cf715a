import { parseAmount } from '@livery/contract/money';

/** The largest win first, whatever the order on the wire. */
export const sortByAmount = <Win extends { readonly winAmount: string }>(wins: readonly Win[]): Win[] =>
  [...wins].sort((a, b) => parseAmount(b.winAmount) - parseAmount(a.winAmount));
