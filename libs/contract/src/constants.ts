/** Constants of section 9 of the specifications that both ends or several features share. Durations in milliseconds. */
export const gameListPageSize = 26;
export const recentGamesPageSize = 25;
/** Smallest stakes that a list can be narrowed to, beside all. Units of the currency. */
export const minBetSteps = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export const winnerBoardLimit = 20;
export const bannerAutoplayMs = 5000;
export const trialRejectionMs = 2000;
/** A page fades in, unless a swipe of this many px from the edge led back to it. */
export const routeFadeMs = 300;
export const swipeBackPx = 100;
/** A screen that is still loading after this long shows that it is. */
export const lazyDelayMs = 200;
/** A sticky bar counts as stuck from this distance to the top of the window, in px. */
export const stickyTriggerPx = 100;
/** How long a new service worker is watched before it is said to wait, and how long a found update counts as this page's own. */
export const updateWaitingDelayMs = 200;
export const updateWindowMs = 60_000;
export const captchaMaxDigits = 6;
export const popupDelayMs = 500;
/** Hot matches turn every 5 s, and take half a second for it. */
export const hotMatchAdvanceMs = 5000;
export const hotMatchTransitionMs = 500;
/** Characters of one message to customer service. */
export const chatMessageMaxLength = 500;

/** The cosmetic jackpot: it starts within these bounds and grows by `step` every `everyMs`. Whole currency units. */
export const jackpotRules = {
  from: 70_000_000,
  to: 130_000_000,
  step: { from: 100, to: 500 },
  everyMs: [3000, 4000, 5000],
} as const;
