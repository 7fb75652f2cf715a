/**
 * Result of a draw as a list of texts. Depending on the lottery, it contains digits, the cars of a race in order of
 * arrival at the finish, dice, or prize numbers from the highest to the lowest prize.
 */
export type DrawResult = readonly string[];

export const lotteryFamilies = ['SSC', 'PK10', 'FAST3', 'VN_NORTH', 'VN_SOUTH', 'FOURD'] as const;
export type LotteryFamily = (typeof lotteryFamilies)[number];
