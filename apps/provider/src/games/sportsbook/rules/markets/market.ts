/** What can be bet on. */
export const marketKinds = [
  'result',
  'double',
  'total',
  'handicap',
  'both',
  'half',
  'next',
  'score',
  'parity',
  'winner',
  'set',
  'sets',
] as const;
export type MarketKind = (typeof marketKinds)[number];

/** A market's id is its kind, and where there are several of a kind, its line or number: `total:2.5`, `next:3`. */
export interface MarketKey {
  readonly kind: MarketKind;
  /** A line on a half, or the number of a goal or set. */
  readonly at?: number;
}

export const toMarketId = ({ kind, at }: MarketKey): string => (at === undefined ? kind : `${kind}:${at}`);

const isKind = (text: string): text is MarketKind => (marketKinds as readonly string[]).includes(text);

export const parseMarketId = (id: string): MarketKey | undefined => {
  const [, kind = '', at] = /^([a-z]+)(?::(-?\d{1,3}(?:\.5)?))?$/.exec(id) ?? [];
  if (!isKind(kind)) return undefined;
  return at === undefined ? { kind } : { kind, at: Number(at) };
};

/** How likely each outcome is. They need not sum up to 1: a double chance covers each result twice. */
export type Chances = Readonly<Record<string, number>>;

/** The markets of one match, from its state alone. */
export interface Markets<State> {
  /** Those that the page lists, the main one first. */
  readonly listed: (state: State) => readonly MarketKey[];
  /** Undefined for one that this match has not, or that is decided. */
  readonly chances: (state: State, key: MarketKey) => Chances | undefined;
  /** The outcomes that have won, once it is decided. */
  readonly winners: (state: State, key: MarketKey) => readonly string[] | undefined;
}

/** What the house keeps of each market: prices are those of a fair book, divided by one and this. */
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

/** Where the line of a pair is nearest to even, with its neighbours: three lines that are worth a bet. */
export const getLinesAround = (middle: number, step: number): number[] => [middle, middle - step, middle + step];

export const isHalfLine = (line: number | undefined): line is number =>
  line !== undefined && Math.abs(line % 1) === 0.5;
