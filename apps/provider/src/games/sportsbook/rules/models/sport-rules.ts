import { Sport } from '@livery/contract/fixtures/demo-leagues';

/** Minutes in which each side scores or not: football. */
export interface FootballSport {
  readonly family: 'goals';
  readonly minutes: number;
  /** Of a million minutes, those in which a side of a middling rating scores. */
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** Spells of half a minute in which both sides collect points: basketball. */
export interface BasketballSport {
  readonly family: 'points';
  /** Spells in one period, and in each extra period where the score is level. */
  readonly intervals: number;
  readonly periods: number;
  readonly extraIntervals: number;
}

/** Rallies or rounds for one point each, in sets or maps: volleyball, e-sports. */
export interface SetsSport {
  readonly family: 'race';
  readonly setsToWin: number;
  readonly pointsToWin: number;
  /** In the set that decides. */
  readonly lastSetPoints: number;
  /** A set is won by two points or more. */
  readonly byTwo: boolean;
  /** Of a million points between equals, those of the side at home. */
  readonly homePoints: number;
  /** By how many points of a million one step of rating moves it. */
  readonly perRating: number;
}

export interface Pace {
  /** Real milliseconds of one step of play. */
  readonly stepMs: number;
  /** Real milliseconds between halves, quarters or sets. */
  readonly breakMs: number;
  /** Real milliseconds without bets after a goal. */
  readonly suspendMs: number;
}

export type SportRules = Pace & (FootballSport | BasketballSport | SetsSport);

const football = { family: 'goals', minutes: 90, homeGoals: 16_600, awayGoals: 13_400 } as const;
const toTwoSets = { family: 'race', setsToWin: 2, homePoints: 504_000, perRating: 8_000 } as const;

/** How each sport is played here, and how long it takes: an hour and a half of football in half an hour. */
export const sportRules: Readonly<Record<Sport, SportRules>> = {
  [Sport.Football]: { ...football, stepMs: 20_000, breakMs: 120_000, suspendMs: 6_000 },
  [Sport.VirtualFootball]: { ...football, stepMs: 1_500, breakMs: 6_000, suspendMs: 1_400 },
  [Sport.Basketball]: {
    family: 'points',
    intervals: 24,
    periods: 4,
    extraIntervals: 10,
    stepMs: 15_000,
    breakMs: 40_000,
    suspendMs: 0,
  },
  [Sport.Volleyball]: {
    family: 'race',
    setsToWin: 3,
    pointsToWin: 25,
    lastSetPoints: 15,
    byTwo: true,
    homePoints: 503_000,
    perRating: 6_000,
    stepMs: 8_000,
    breakMs: 40_000,
    suspendMs: 0,
  },
  [Sport.Badminton]: {
    ...toTwoSets,
    pointsToWin: 21,
    lastSetPoints: 21,
    byTwo: true,
    stepMs: 12_000,
    breakMs: 40_000,
    suspendMs: 0,
  },
  [Sport.FiveLanes]: {
    ...toTwoSets,
    pointsToWin: 9,
    lastSetPoints: 9,
    byTwo: false,
    perRating: 14_000,
    stepMs: 30_000,
    breakMs: 60_000,
    suspendMs: 0,
  },
  [Sport.TacticalOps]: {
    ...toTwoSets,
    pointsToWin: 13,
    lastSetPoints: 13,
    byTwo: true,
    perRating: 12_000,
    stepMs: 15_000,
    breakMs: 45_000,
    suspendMs: 0,
  },
};
