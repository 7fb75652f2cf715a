import type { WordSource } from '../../../engine/fair/uniform-below.ts';
import { uniformBelow } from '../../../engine/fair/uniform-below.ts';
import type { Creature } from './creatures.ts';
import { fishReturnPercent, prizes } from './creatures.ts';

/** The chance of a catch as a fraction of whole numbers: return ÷ mean prize = percent × count ÷ (100 × sum). */
export const catchChance = (creature: Creature): { readonly hits: number; readonly of: number } => {
  const own = prizes[creature];
  return { hits: fishReturnPercent * own.length, of: 100 * own.reduce((sum, prize) => sum + prize, 0) };
};

/** One shot that hit a creature: the prize in shots, or 0 when it gets away. Two draws at most, always in this order. */
export const shoot = (words: WordSource, creature: Creature): number => {
  const { hits, of } = catchChance(creature);
  if (uniformBelow(of, words) >= hits) return 0;
  const own = prizes[creature];
  return own.length === 1 ? (own[0] ?? 0) : (own[uniformBelow(own.length, words)] ?? 0);
};
