export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly merchant: string;
  readonly username: string;
  /** Member type, e.g. 4 for free trial. */
  readonly memberType: number;
  readonly firstTimeLogin: boolean;
}
