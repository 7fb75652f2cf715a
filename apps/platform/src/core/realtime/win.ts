/** Win of a member with the values of the database. The user name is complete, without masked characters. */
export interface Win {
  readonly vendor: string;
  readonly betId: string;
  readonly username: string;
  readonly nodeId: string;
  readonly payout: number;
  readonly settledAt: Date;
}
