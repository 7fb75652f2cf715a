import { expect, test } from 'vitest';
import { findNextSpot } from './arrow-navigation.ts';

/**
 * Part of a roulette board in a phone layout: the numbers 1 to 6, the bets on the borders between these numbers, and
 * one dozen bet beside the numbers.
 */
const numbers = [1, 2, 3, 4, 5, 6].map((number) => ({
  id: String(number),
  x: 100 + ((number - 1) % 3) * 80,
  y: 50 + Math.floor((number - 1) / 3) * 40,
}));
const between = (a: number, b: number) => ({
  id: `${a}-${b}`,
  x: (numbers[a - 1]!.x + numbers[b - 1]!.x) / 2,
  y: (numbers[a - 1]!.y + numbers[b - 1]!.y) / 2,
});
const spots = [
  ...numbers,
  between(1, 2),
  between(2, 3),
  between(1, 4),
  between(2, 5),
  between(4, 5),
  { ...between(1, 5), id: 'corner' },
  { id: 'dozen', x: 30, y: 120 },
];
const at = (id: string) => spots.find((spot) => spot.id === id)!;

test.each([
  ['ArrowRight', '1', '1-2'],
  ['ArrowRight', '1-2', '2'],
  ['ArrowDown', '1', '1-4'],
  ['ArrowDown', '1-4', '4'],
  ['ArrowDown', '1-2', 'corner'],
  ['ArrowLeft', 'corner', '1-4'],
  ['ArrowLeft', '4', 'dozen'],
  ['ArrowUp', '5', '2-5'],
])('%s moves from %s to %s', (key, from, to) => expect(findNextSpot(key, at(from), spots)?.id).toBe(to));

test.each([
  ['ArrowUp', '1'],
  ['ArrowRight', '3'],
  ['Enter', '1'],
])('%s does not move from %s', (key, from) => expect(findNextSpot(key, at(from), spots)).toBeUndefined());

test('reaches every spot from every other spot with arrow keys only', () => {
  for (const start of spots) {
    const seen = new Set([start.id]);
    for (const id of seen)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        seen.add(findNextSpot(key, at(id), spots)?.id ?? id);
    expect([...seen].sort()).toEqual(spots.map((spot) => spot.id).sort());
  }
});
