/** Max lines of a slip. The gateway enforces the same limit. */
export const maxLines = 20;
