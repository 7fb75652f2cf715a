/** Kinds of markets. A market is a set of outcomes of a match on which the player can bet. */
export const marketKinds = [
  /** Home win, draw or away win. */
  'result',
  /** Double chance: the bet covers two of the three results. */
  'double',
  /** Sum of both scores, above or below a limit such as 2.5. */
  'total',
  /** Winner after a number of goals or points is added to the score of one side. */
  'handicap',
  /** Bet on whether both sides score: yes or no. */
  'both',
  /** Leader at half-time. */
  'half',
  /** Side that scores the next goal. */
  'next',
  /** Exact final score. */
  'score',
  /** Odd or even sum of both scores. */
  'parity',
  /** Winner of a match that cannot end in a draw. */
  'winner',
  /** Winner of one set. */
  'set',
  /** Exact final score in sets. */
  'sets',
] as const;
export type MarketKind = (typeof marketKinds)[number];

/**
 * Key of a market: its kind, and the value `at` if a match has several markets of this kind. The text form of a key
 * is e.g. `total:2.5` or `next:3`.
 */
export interface MarketKey {
  readonly kind: MarketKind;
  /**
   * Number of a goal or set, limit of a total, or handicap of the home side. Limits and handicaps end in .5.
   * Undefined if a match has only one market of this kind.
   */
  readonly at?: number;
}

export const toMarketId = ({ kind, at }: MarketKey): string => (at === undefined ? kind : `${kind}:${at}`);

const isKind = (text: string): text is MarketKind => (marketKinds as readonly string[]).includes(text);

export const parseMarketId = (id: string): MarketKey | undefined => {
  const [, kind = '', at] = /^([a-z]+)(?::(-?\d{1,3}(?:\.5)?))?$/.exec(id) ?? [];
  if (!isKind(kind)) return undefined;
  return at === undefined ? { kind } : { kind, at: Number(at) };
};

/**
 * Probability of each outcome by outcome id. The sum is 1. For a double chance, the sum is 2, because two outcomes
 * cover each result.
 */
export type Chances = Readonly<Record<string, number>>;

/**
 * Functions that return the markets of one match, their probabilities and their winning outcomes for a state of the
 * match.
 */
export interface Markets<State> {
  /** Returns the markets that the page shows. The first market is the main market. */
  readonly listed: (state: State) => readonly MarketKey[];
  /**
   * Returns the probability of each outcome. Undefined if the match does not have the market or if the market is
   * decided.
   */
  readonly chances: (state: State, key: MarketKey) => Chances | undefined;
  /** Returns the ids of the winning outcomes. Undefined until the market is decided. */
  readonly winners: (state: State, key: MarketKey) => readonly string[] | undefined;
}

/**
 * Margin of the operator in each market, as a fraction. The fair price is 1 divided by the probability of an outcome.
 * The offered price is the fair price divided by `1 + margin`.
 */
export const margins: Readonly<Record<MarketKind, number>> = {
  result: 0.05,
  winner: 0.05,
  total: 0.05,
  handicap: 0.05,
  parity: 0.05,
  set: 0.06,
  both: 0.06,
  double: 0.06,
  half: 0.07,
  next: 0.07,
  sets: 0.1,
  score: 0.15,
};

/**
 * Returns three limits of totals or three handicaps: `middle`, `middle - step` and `middle + step`. At `middle`, both
 * outcomes are almost equally likely.
 */
export const getLinesAround = (middle: number, step: number): number[] => [middle, middle - step, middle + step];

export const isHalfLine = (line: number | undefined): line is number =>
  line !== undefined && Math.abs(line % 1) === 0.5;
