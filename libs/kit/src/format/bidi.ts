/** Isolates a name in a sentence. In right-to-left text it would otherwise change the order of the numbers beside it. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;

/** Isolates a number, a formula or a time as one run from left to right, so that no sign moves to its other side. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
