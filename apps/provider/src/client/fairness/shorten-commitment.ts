/**
 * Number of digits of the commitment (hash of the seed) that the page shows. The sheet that verifies a past round shows
 * all digits.
 */
const shownDigits = 16;

/** Shortens a commitment (hash of the seed) so that it fits on one line, e.g. `193bb4d2514ca291…`. */
export const shortenCommitment = (commitment: string): string => `${commitment.slice(0, shownDigits)}…`;
