/** Holder name of a payout account, in any script. Characters of markup and control characters are rejected. */
export const holderPattern = /^[^<>\p{Cc}]{2,60}$/u;

/** Account name that identifies the receiver of a transfer. */
export const accountPattern = /^[\w.-]{2,32}$/;
