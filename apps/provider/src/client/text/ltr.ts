/** Isolates numbers and signs that read from left to right, so that right-to-left text does not reorder them. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;

/** Isolates a name, so that it has its own text direction. */
export const isolateBidi = (text: string): string => `\u2068${text}\u2069`;
