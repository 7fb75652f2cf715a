/** A win that a member had, as the database has it. */
export interface Win {
  readonly vendor: string;
  readonly betId: string;
  readonly username: string;
  readonly nodeId: string;
  readonly payout: number;
  readonly settledAt: Date;
}
