/** A reckoning reads from left to right in every language: within words from right to left its minus would change sides. */
export const forceLtr = (formula: string): string => `\u2066${formula}\u2069`;
