/** Result of a draw: digits, positions of a race, dice, or prizes from the highest to the lowest. */
export type DrawResult = readonly string[];

export const lotteryFamilies = ['SSC', 'PK10', 'FAST3', 'VN_NORTH', 'VN_SOUTH', 'FOURD'] as const;
export type LotteryFamily = (typeof lotteryFamilies)[number];
