/**
 * Constants of section 9 of the specifications that several features, or client and gateway, share. Names that end in
 * `Ms` are durations in milliseconds.
 */
export const gameListPageSize = 26;
export const recentGamesPageSize = 25;
/** Options of the minimum-stake filter, in addition to "all". Units of the currency. */
export const minBetSteps = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export const winnerBoardLimit = 20;
export const bannerAutoplayMs = 5000;
export const trialRejectionMs = 2000;
/**
 * Duration of the fade-in of a page, and the length in px of a swipe back from the screen edge. A page that a swipe
 * opens does not fade in.
 */
export const routeFadeMs = 300;
export const swipeBackPx = 100;
/** Delay before a screen shows that it is loading. */
export const lazyDelayMs = 200;
/** Distance in px to the top of the window below which a sticky bar counts as stuck. */
export const stickyTriggerPx = 100;
/**
 * First the time after which a new service worker is reported as waiting. Then the time after the load of a page within
 * which a found update counts as an update of this page. A later one counts as external.
 */
export const updateWaitingDelayMs = 200;
export const updateWindowMs = 60_000;
export const captchaMaxDigits = 6;
export const popupDelayMs = 500;
/** Interval and transition time of the hot-matches carousel. */
export const hotMatchAdvanceMs = 5000;
export const hotMatchTransitionMs = 500;
/** Maximum number of characters of a message to customer service. */
export const chatMessageMaxLength = 500;

/**
 * Rules of the illustrative jackpot. It starts between `from` and `to` and grows by `step` after each of the `everyMs`
 * delays. Amounts are in full units of the currency.
 */
export const jackpotRules = {
  from: 70_000_000,
  to: 130_000_000,
  step: { from: 100, to: 500 },
  everyMs: [3000, 4000, 5000],
} as const;
