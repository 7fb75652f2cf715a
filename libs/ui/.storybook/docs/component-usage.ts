/** Parameter `usage` of a component's stories. Its documentation page shows it. */
export interface ComponentUsage {
  readonly when: string;
  readonly avoid: string;
  readonly example: string;
}
