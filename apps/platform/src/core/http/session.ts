/** Who is logged in, as every member's call gets it. */
export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly merchant: string;
  readonly username: string;
  /** The member type of the wire, e.g. 4 free trial. */
  readonly memberType: number;
  readonly firstTimeLogin: boolean;
}
