/**
 * Texts on the documentation page of a component. A stories file sets them as the parameter
 * `usage`.
 */
export interface ComponentUsage {
  readonly when: string;
  readonly avoid: string;
  readonly example: string;
}
