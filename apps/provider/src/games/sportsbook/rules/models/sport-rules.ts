import { Sport } from '@livery/demo/sports/sport';

/** Football: in each minute, one side or no side scores a goal. */
export interface FootballSport {
  readonly family: 'goals';
  readonly minutes: number;
  /**
   * Expected goals of the home side (`homeGoals`) and of the away side (`awayGoals`) per million minutes. The values
   * are for equally strong teams.
   */
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** Basketball: in each interval of half a minute, both sides can score points. */
export interface BasketballSport {
  readonly family: 'points';
  /**
   * Number of intervals (half minutes) in one period. `extraIntervals` is the number of intervals in each extra period
   * after a tie.
   */
  readonly intervals: number;
  readonly periods: number;
  readonly extraIntervals: number;
}

/**
 * Sports in which each rally or round gives one point, and points win sets or maps: volleyball, badminton and e-sports.
 */
export interface SetsSport {
  readonly family: 'race';
  readonly setsToWin: number;
  readonly pointsToWin: number;
  /** Points that win the last possible set, in which both sides need one more set to win the match. */
  readonly lastSetPoints: number;
  /** True if a side needs a lead of two points to win a set. */
  readonly byTwo: boolean;
  /** Number of points that the home side wins per million points if both teams are equally strong. */
  readonly homePoints: number;
  /** Change of `homePoints` for each step of the rating difference. */
  readonly perRating: number;
}

export interface Pace {
  /** Real duration of one step of the match, in milliseconds. */
  readonly stepMs: number;
  /** Real duration of the break between halves, quarters or sets, in milliseconds. */
  readonly breakMs: number;
  /** Real time after a goal during which no bets are accepted, in milliseconds. 0 for sports without this pause. */
  readonly suspendMs: number;
}

export type SportRules = Pace & (FootballSport | BasketballSport | SetsSport);

const football = { family: 'goals', minutes: 90, homeGoals: 16_600, awayGoals: 13_400 } as const;
const toTwoSets = { family: 'race', setsToWin: 2, homePoints: 504_000, perRating: 8_000 } as const;

/** Rules and speed of each sport. A football match of 90 minutes takes half an hour. */
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
