/** Constants of section 9 of the specifications that both ends or several features share. Durations in milliseconds. */
export const gameListPageSize = 26;
export const winnerBoardLimit = 20;
export const bannerAutoplayMs = 5000;
export const trialRejectionMs = 2000;
export const captchaMaxDigits = 6;

/** The cosmetic jackpot: it starts within these bounds and grows by `step` every `everyMs`. Whole currency units. */
export const jackpotRules = { from: 70_000_000, to: 130_000_000, step: { from: 100, to: 500 }, everyMs: [3000, 4000, 5000] } as const;
