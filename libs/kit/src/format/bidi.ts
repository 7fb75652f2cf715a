/**
 * Isolates a name inside a sentence. Without isolation, a left-to-right name in right-to-left text would change the
 * order of the numbers beside the name.
 */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;

/**
 * Isolates a number, a formula or a time as left-to-right text. Without isolation, a minus sign or a percent sign
 * could move to the other side.
 */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
