/**
 * Result of a draw, depending on the lottery: digits, cars in the order of a race, dice, or prize numbers from the
 * highest prize to the lowest.
 */
export type DrawResult = readonly string[];

export const lotteryFamilies = ['SSC', 'PK10', 'FAST3', 'VN_NORTH', 'VN_SOUTH', 'FOURD'] as const;
export type LotteryFamily = (typeof lotteryFamilies)[number];
