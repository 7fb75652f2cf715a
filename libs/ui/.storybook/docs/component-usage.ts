/**
 * Texts on the documentation page of a component. The stories of the component set them as the
 * parameter `usage`.
 */
export interface ComponentUsage {
  readonly when: string;
  readonly avoid: string;
  readonly example: string;
}
