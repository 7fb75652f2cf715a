/** A name within a sentence keeps to itself: between words from right to left it would draw a number beside it over to its own side. */
export const isolateBidi = (name: string): string => `\u2068${name}\u2069`;
