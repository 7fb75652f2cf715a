/**
 * Displays a formula from left to right in every language. In right-to-left text a minus sign would move to the other
 * side.
 */
export const forceLtr = (formula: string): string => `\u2066${formula}\u2069`;
