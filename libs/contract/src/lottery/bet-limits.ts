/** Maximum number of lines (single bets) of one slip. */
export const maxLines = 20;
/** Maximum number of bets of one request: its lines times its issues. */
export const maxBets = 120;
