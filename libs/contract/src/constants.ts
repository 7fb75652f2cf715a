/**
 * This file contains the constants of section 9 of the specifications, and other constants that several features, or both
 * the client and the gateway, use. Names that end in `Ms` are durations in milliseconds.
 */
export const gameListPageSize = 26;
export const recentGamesPageSize = 25;
/** Number of days for which a game is new after a brand has begun to list it. */
export const newGameDays = 30;
/** Pattern of an amount in a filter of the game list, e.g. `0.20`. */
export const stakePattern = /^\d{1,12}(\.\d{1,2})?$/;
export const winnerBoardLimit = 20;
/** Periods of the winner board, and their length in days. */
export const winnerPeriodDays = { day: 1, week: 7, month: 30 } as const;
export const bannerAutoplayMs = 5000;
export const trialRejectionMs = 2000;
/** Duration of the fade-in of a page. A page that a swipe opens does not fade in. */
export const routeFadeMs = 300;
/** Length in px of a swipe from the screen edge that goes back to the previous page. */
export const swipeBackPx = 100;
/** Delay before a screen shows a loading indicator. A screen that loads faster shows none. */
export const lazyDelayMs = 200;
/** Maximum distance in px between a sticky bar and the top of the window at which the bar counts as stuck. */
export const stickyTriggerPx = 100;
/**
 * Delay before the app offers a new version that is waiting. A version waits when the browser has installed its service
 * worker, but the old service worker still controls the page.
 */
export const updateWaitingDelayMs = 200;
/**
 * Period after the start of the page. The library Workbox reports a new version in this period as an update of the
 * page. It reports a later version as an external update. The app offers both.
 */
export const updateWindowMs = 60_000;
export const captchaMaxDigits = 6;
export const popupDelayMs = 500;
/** Interval between two slides of the strip of hot matches (upcoming sports matches) on the home page. */
export const hotMatchAdvanceMs = 5000;
/** Duration of the transition between two slides of the strip of hot matches (upcoming sports matches). */
export const hotMatchTransitionMs = 500;
/** Maximum length of a chat message to customer service, in characters. */
export const chatMessageMaxLength = 500;

/**
 * Rules of the illustrative jackpot, an invented amount that a page shows. The amount starts at a random value between
 * `from` and `to`. It grows by a random value within `step` after each delay. Each delay is one of the values in
 * `everyMs`, chosen at random. Amounts are in full units of the currency.
 */
export const jackpotRules = {
  from: 70_000_000,
  to: 130_000_000,
  step: { from: 100, to: 500 },
  everyMs: [3000, 4000, 5000],
} as const;
