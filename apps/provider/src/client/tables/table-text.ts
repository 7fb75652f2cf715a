/** Texts of every shared table, with placeholders in braces. */
export interface TableText {
  readonly waiting: string;
  readonly confirm: string;
  readonly confirming: string;
  readonly chip: string;
  readonly totalBet: string;
  readonly lastWin: string;
  readonly seated: string;
  readonly betRange: string;
  readonly accepted: string;
  readonly takenBack: string;
  readonly lost: string;
  readonly overLimit: string;
  readonly noFunds: string;
  readonly tooLate: string;
  readonly youGotBack: string;
  readonly noWin: string;
  readonly round: string;
  readonly voided: string;
  readonly returned: string;
  readonly bets: string;
  readonly pays: string;
  readonly return: string;
  readonly rules: string;
}
