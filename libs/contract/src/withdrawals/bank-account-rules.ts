/**
 * Pattern of the holder name of a bank account or e-wallet, in any script. It rejects angle brackets and control
 * characters.
 */
export const holderPattern = /^[^<>\p{Cc}]{2,60}$/u;

/** Pattern of the account name to which a member transfers money. */
export const accountPattern = /^[\w.-]{2,32}$/;
