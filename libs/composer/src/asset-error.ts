/** Reason why a file of a brand cannot be used, and what helps. */
export interface AssetError {
  readonly reason: string;
  readonly remedy: string;
}
