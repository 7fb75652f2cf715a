/** Handle of a route whose page fills the window. It has no menu beside it, and a way back of its own. */
export const fullWindow = { isFullWindow: true } as const;

/** Returns true for the handle of such a route. */
export const isFullWindow = (handle: unknown): boolean => handle === fullWindow;
