/**
 * Wraps numbers and signs in bidi control characters. So they are displayed from left to right inside right-to-left
 * text.
 */
export const ltr = (text: string): string => `\u2066${text}\u2069`;

/**
 * Wraps a name in bidi control characters, so that the text around the name does not change the direction of the name.
 */
export const isolateBidi = (text: string): string => `\u2068${text}\u2069`;
