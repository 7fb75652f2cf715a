/**
 * Isolates a name or an amount inside a sentence, so that it does not change the order of the words and numbers beside
 * it. The direction is that of the first letter of the text.
 */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;

/**
 * Isolates a formula as left-to-right text. In a right-to-left language, an arrow between two values would otherwise
 * point in the wrong direction.
 */
export const isolateLeftToRight = (text: string): string => `\u2066${text}\u2069`;
