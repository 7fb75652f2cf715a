export interface Session {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly merchant: string;
  readonly username: string;
  /** Member type, e.g. 4 for free trial. */
  readonly memberType: number;
  readonly firstTimeLogin: boolean;
  /** Time of the last proof of identity in this session. Null for a session of a remembered device. */
  readonly provenAt: Date | null;
  /** Time of the last proof of identity by a second factor in this session. */
  readonly secondFactorAt: Date | null;
}
