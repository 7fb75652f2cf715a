/**
 * Isolates a name or an amount inside a sentence, so that the text direction of the value does not change the order of
 * the words beside it. The first strong character of the value decides its direction.
 */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;

/**
 * Isolates a formula as left-to-right text. Otherwise an arrow between two values would point in the wrong direction in
 * a right-to-left language.
 */
export const isolateLeftToRight = (text: string): string => `\u2066${text}\u2069`;
