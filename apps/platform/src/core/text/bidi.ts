/**
 * Isolates a name or an amount inside a sentence. The text direction of the value then does not change the order of
 * the words beside it. The first strong character of the value decides its direction.
 */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;

/**
 * Isolates a text with an arrow between two values, such as `1% → 2%`, as left-to-right text. Without the isolation,
 * the arrow would point to the first value in a right-to-left language.
 */
export const isolateLeftToRight = (text: string): string => `\u2066${text}\u2069`;
