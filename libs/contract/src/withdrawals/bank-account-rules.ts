/**
 * Pattern of the holder name of a bank account or e-wallet, in any script. It rejects angle brackets and control
 * characters.
 */
export const holderPattern = /^[^<>\p{Cc}]{2,60}$/u;

/**
 * Pattern of the user name that a member enters to transfer money to another member. It does not apply to bank
 * accounts.
 */
export const accountPattern = /^[\w.-]{2,32}$/;
