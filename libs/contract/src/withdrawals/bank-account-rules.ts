/**
 * Pattern of the holder name of a bank account or e-wallet, in any script. It rejects angle brackets and control
 * characters.
 */
export const holderPattern = /^[^<>\p{Cc}]{2,60}$/u;

/** Pattern of the user name of a member to whom another member transfers money. It is not a bank account. */
export const accountPattern = /^[\w.-]{2,32}$/;
