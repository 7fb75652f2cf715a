/**
 * Adds invisible characters around a name, so that its text direction does not affect the sentence. Without them, a
 * left-to-right name in an Arabic sentence would move the numbers next to the name.
 */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;

/**
 * Adds invisible characters around a number, a formula or a time, so that it is read from left to right. Without them,
 * the minus or percent sign would be on the wrong side in an Arabic sentence.
 */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
