/** Kinds of markets. A market is a set of outcomes of a match, each with a price. */
export const marketKinds = [
  /** Home win, draw or away win. */
  'result',
  /** Double chance: the bet covers two of the three results. */
  'double',
  /** Sum of the scores above or below a line, which is a limit such as 2.5. */
  'total',
  /** Result after a number of goals or points is added to one side. */
  'handicap',
  /** Both sides score, or not. */
  'both',
  /** Leader at half-time. */
  'half',
  /** Side that scores the next goal. */
  'next',
  /** Exact final score. */
  'score',
  /** Odd or even sum of the scores. */
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
 * Key of a market: its kind, and a value if the match has several markets of this kind. Examples of ids: `total:2.5`,
 * `next:3`.
 */
export interface MarketKey {
  readonly kind: MarketKind;
  /** Limit of a total or value of a handicap, always with a half (e.g. 2.5), or the number of a goal or set. */
  readonly at?: number;
}

export const toMarketId = ({ kind, at }: MarketKey): string => (at === undefined ? kind : `${kind}:${at}`);

const isKind = (text: string): text is MarketKind => (marketKinds as readonly string[]).includes(text);

export const parseMarketId = (id: string): MarketKey | undefined => {
  const [, kind = '', at] = /^([a-z]+)(?::(-?\d{1,3}(?:\.5)?))?$/.exec(id) ?? [];
  if (!isKind(kind)) return undefined;
  return at === undefined ? { kind } : { kind, at: Number(at) };
};

/** Probability of each outcome. The sum is not always 1: a double chance covers each result twice. */
export type Chances = Readonly<Record<string, number>>;

/** Markets of one match, computed from its state. */
export interface Markets<State> {
  /** Markets that the page lists, the main one first. */
  readonly listed: (state: State) => readonly MarketKey[];
  /**
   * Returns the probability of each outcome. Undefined for a market that this match does not have or that is decided.
   */
  readonly chances: (state: State, key: MarketKey) => Chances | undefined;
  /** Returns the winning outcomes. Undefined until the market is decided. */
  readonly winners: (state: State, key: MarketKey) => readonly string[] | undefined;
}

/** House margin of each market. A price is the fair price divided by `1 + margin`. */
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
 * Returns three lines (limits of totals, or handicaps): `middle`, which is nearest to even odds, and its two
 * neighbours.
 */
export const getLinesAround = (middle: number, step: number): number[] => [middle, middle - step, middle + step];

export const isHalfLine = (line: number | undefined): line is number =>
  line !== undefined && Math.abs(line % 1) === 0.5;
