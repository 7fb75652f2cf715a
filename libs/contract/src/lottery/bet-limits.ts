/** Maximum number of lines in one lottery bet slip. A line is a single bet. */
export const maxLines = 20;
/** Maximum number of bets in one request. The number of bets is the number of lines times the number of draws. */
export const maxBets = 120;
