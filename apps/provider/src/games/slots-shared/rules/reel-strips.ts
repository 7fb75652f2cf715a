/**
 * Letters that represent symbols in the code of a reel strip. The `h` symbols have higher prizes than the `l`
 * symbols.
 */
export const symbolLetters = {
  W: 'wild',
  S: 'scatter',
  A: 'h1',
  B: 'h2',
  C: 'h3',
  D: 'h4',
  E: 'l1',
  F: 'l2',
  G: 'l3',
  H: 'l4',
} as const;

/**
 * Creates a function that parses the code of a reel strip: one letter for each symbol on the reel, in order. The
 * function throws an error if a letter represents no symbol.
 */
export const createStripParser =
  <Name extends string>(symbolsByLetter: Readonly<Record<string, Name>>) =>
  (stripCode: string): Name[] =>
    [...stripCode].map((letter) => {
      const symbol = symbolsByLetter[letter];
      if (!symbol)
        throw new Error(
          `"${letter}" on a reel strip is not a symbol: use one of ${Object.keys(symbolsByLetter).join(' ')}`,
        );
      return symbol;
    });

/** Visible symbols: one list for each reel, from top to bottom. */
export type ReelWindow<Name extends string> = readonly (readonly Name[])[];

/**
 * Returns the visible symbols of one reel. `stop` is the strip index of the topmost visible symbol. The first symbol
 * of the strip follows the last symbol.
 */
export const getColumn = <Name extends string>(strip: readonly Name[], stop: number, rows: number): readonly Name[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as Name);

/**
 * Returns the visible symbols of all reels. `stops` has the strip index of the topmost visible symbol for each reel.
 * `rows` is the number of visible symbols on each reel.
 */
export const getReelWindow = <Name extends string>(
  reels: readonly (readonly Name[])[],
  stops: readonly number[],
  rows: number,
): ReelWindow<Name> => reels.map((strip, reel) => getColumn(strip, stops[reel] ?? 0, rows));

export const countSymbol = <Name extends string>(window: ReelWindow<Name>, symbol: Name): number =>
  window.reduce((total, column) => total + column.filter((cell) => cell === symbol).length, 0);

export interface ReelCell<Name extends string> {
  readonly reel: number;
  readonly row: number;
  readonly symbol: Name;
}

/** Finds the visible cells whose symbol meets a condition, in the order of the reels. */
export const findCells = <Name extends string>(
  window: ReelWindow<Name>,
  matches: (symbol: Name) => boolean,
): ReelCell<Name>[] =>
  window.flatMap((column, reel) => column.flatMap((symbol, row) => (matches(symbol) ? [{ reel, row, symbol }] : [])));

/**
 * Returns the number of possible combinations of stop positions of all reels. A reel can stop at each position of its
 * strip. All combinations are equally likely.
 */
export const computeCycleLength = (reels: readonly (readonly string[])[]): bigint =>
  reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
