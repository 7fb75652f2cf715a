import type { DrawResult, LotteryFamily } from '@livery/contract/lottery/families';

/**
 * Number of digits of each drawn number in a lottery of Northern Vietnam. Each prize has one drawn number. The first
 * number is that of the highest prize, which is called the special prize.
 */
export const northPrizes: readonly number[] = [
  5,
  5,
  ...repeat(5, 2),
  ...repeat(5, 6),
  ...repeat(4, 4),
  ...repeat(4, 6),
  ...repeat(3, 3),
  ...repeat(2, 4),
];
export const southPrizes: readonly number[] = [6, 5, 5, ...repeat(5, 2), ...repeat(5, 7), 4, ...repeat(4, 3), 3, 2];
/**
 * Number of digits of each 4D prize number: first, second and third prize, then ten special prizes and ten consolation
 * prizes.
 */
export const fourDPrizes: readonly number[] = repeat(4, 23);

function repeat(length: number, times: number): number[] {
  return Array.from({ length: times }, () => length);
}

/**
 * Creates the result of a draw for a lottery family. `below(n)` returns a random integer from 0 to n − 1, each with the
 * same probability.
 */
export const drawResult = async (
  family: LotteryFamily,
  below: (bound: number) => Promise<number>,
): Promise<DrawResult> => {
  const number = async (length: number) => String(await below(10 ** length)).padStart(length, '0');
  const each = async (lengths: readonly number[]) => {
    const numbers: string[] = [];
    for (const length of lengths) numbers.push(await number(length));
    return numbers;
  };
  switch (family) {
    case 'SSC':
      return each(repeat(1, 5));
    case 'PK10':
      return race(below);
    case 'FAST3': {
      const dice = [await below(6), await below(6), await below(6)];
      return dice.map((die) => String(die + 1));
    }
    case 'VN_NORTH':
      return each(northPrizes);
    case 'VN_SOUTH':
      return each(southPrizes);
    case 'FOURD':
      return each(fourDPrizes);
  }
};

/** Creates a random order of ten cars. It repeatedly picks one of the cars that remain. */
const race = async (below: (bound: number) => Promise<number>): Promise<DrawResult> => {
  const remaining = Array.from({ length: 10 }, (_, index) => String(index + 1));
  const finished: string[] = [];
  while (remaining.length > 0) finished.push(...remaining.splice(await below(remaining.length), 1));
  return finished;
};
