/** Win of a member, with unmodified values from the database. The user name is not masked. */
export interface Win {
  readonly vendor: string;
  readonly betId: string;
  readonly username: string;
  readonly nodeId: string;
  readonly payout: number;
  readonly settledAt: Date;
}
