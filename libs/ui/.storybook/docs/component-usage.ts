/**
 * Texts about the use of a component. Its stories pass them as the parameter `usage`, and its
 * documentation page shows them.
 */
export interface ComponentUsage {
  readonly when: string;
  readonly avoid: string;
  readonly example: string;
}
