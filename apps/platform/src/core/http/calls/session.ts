export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly merchant: string;
  readonly username: string;
  /** Type of the member, for example 4 for a trial account. */
  readonly memberType: number;
  readonly firstTimeLogin: boolean;
  /**
   * Time of the last proof of identity in this session, for example by a password. Null if there was none. For example,
   * a remembered device can start a session without a proof.
   */
  readonly provenAt: Date | null;
  /** Time of the last proof of identity by a second factor in this session. Null if there was none. */
  readonly secondFactorAt: Date | null;
}
