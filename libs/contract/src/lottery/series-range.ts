/** Range of a member's LOTT series, in parts of 2000 of the fair odds. */
export const seriesRange = { lowest: 1700, highest: 1980 } as const;
