export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly merchant: string;
  readonly username: string;
  /** Member type, e.g. 4 for free trial. */
  readonly memberType: number;
  readonly firstTimeLogin: boolean;
  /**
   * Time of the last proof of identity in this session. Null in a session that a remembered device started without a
   * proof.
   */
  readonly provenAt: Date | null;
  /** Time of the last proof of identity by a second factor in this session. Null if there was none. */
  readonly secondFactorAt: Date | null;
}
