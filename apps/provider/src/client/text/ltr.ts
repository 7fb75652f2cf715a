/** Keeps figures and signs that are read from the left together, and in their order, inside a sentence that is not. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;
