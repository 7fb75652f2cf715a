import { pickWeightedIndex, shuffle } from '../../../../engine/rng/pick.ts';
import type { DrawRules } from '../../shared/rules/draw-rules.ts';
import { hundredths, zero } from '../../shared/rules/payout.ts';
import { pickFrom } from '../../shared/rules/pick-from.ts';

export const cellCount = 9;
/** Prizes of three equal symbols as multipliers in hundredths. The index is the number of the symbol. */
export const symbolPrizes = [100, 200, 500, 1000, 5000, 50_000] as const;
/** Number of winning cards of each symbol among `cardCount` equally likely cards. */
export const winningCards = [12_000, 9000, 3000, 1500, 500, 24] as const;
export const cardCount = 100_000;

const symbols = symbolPrizes.map((_, symbol) => symbol);
const twice = (items: readonly number[]): number[] => [...items, ...items];

/** Returns the symbol that is on three cells, or undefined for a card without a prize. */
export const findTriple = (cells: readonly number[]): number | undefined =>
  symbols.find((symbol) => cells.filter((cell) => cell === symbol).length >= 3);

/** Scratch card: three equal symbols win. At most one symbol is on three cells. */
export const scratch: DrawRules<number, readonly number[]> = {
  isOffered: (choice) => choice === 0,
  draw: (randomSource) => {
    const blanks = cardCount - winningCards.reduce<number>((sum, cards) => sum + cards, 0);
    const symbol = pickWeightedIndex([...winningCards, blanks], randomSource);
    if (symbol === symbols.length) return pickFrom(twice(symbols), cellCount, randomSource);
    const others = twice(symbols.filter((each) => each !== symbol));
    return shuffle([symbol, symbol, symbol, ...pickFrom(others, cellCount - 3, randomSource)], randomSource);
  },
  getMultiplier: (cells) => {
    const symbol = findTriple(cells);
    return symbol === undefined ? zero : hundredths(symbolPrizes[symbol] ?? 0);
  },
};
