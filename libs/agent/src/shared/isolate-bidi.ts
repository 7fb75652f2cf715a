/**
 * Isolates a name in a sentence. In right-to-left text it would otherwise change the order of the numbers beside it.
 */
export const isolateBidi = (name: string): string => `\u2068${name}\u2069`;
