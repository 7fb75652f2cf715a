/** The name on an account that money is paid out to: in any script, and nothing that could pass for markup. */
export const holderPattern = /^[^<>\p{Cc}]{2,60}$/u;

/** The name by which a transfer finds a member. */
export const accountPattern = /^[\w.-]{2,32}$/;
