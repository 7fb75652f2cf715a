/** Digits of the commitment that the page shows. The sheet that verifies a past round shows all of them. */
const shownDigits = 16;

/** Shortens a commitment for a line of the page, e.g. `193bb4d2514ca291…`. */
export const shortenCommitment = (commitment: string): string => `${commitment.slice(0, shownDigits)}…`;
