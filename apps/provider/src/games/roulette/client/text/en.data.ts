import { tableText } from '../../../../client/tables/text/en.data.ts';
import type { RouletteText } from './text.ts';

export const text: RouletteText = {
  ...tableText,
  wheel: 'Roulette wheel',
  dozen: '{numbers}',
  low: '1–18',
  even: 'Even',
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  high: '19–36',
  neighbours: 'Neighbours ±{count}',
  straight: 'One number',
  split: 'Two numbers',
  street: 'Three numbers',
  corner: 'Four numbers',
  line: 'Six numbers',
  dozenOrColumn: 'Dozen or column',
  evenChance: 'Even chance',
  across: 'From spot to spot, the lines between numbers too',
  howTo:
    'A ball is thrown into a wheel with the numbers 0 to 36. Lay chips on what you expect: numbers, colours, dozens, columns.',
  howInside:
    'Tap a number, or the line between numbers to bet on two, three, four or six of them at once. All bets but those on it lose at zero.',
  howNeighbours:
    'With neighbours on, a tap on a number also lays a chip on the two numbers to either side of it on the wheel.',
  howPast: 'Every spin stands alone. The numbers that came before say nothing about the next one.',
};
