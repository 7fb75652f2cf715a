/** Handle of a route whose page fills the window. The page has no menu beside it, and has its own link back. */
export const fullWindow = { isFullWindow: true } as const;

/** Returns true if `handle` is the handle of a full-window route. */
export const isFullWindow = (handle: unknown): boolean => handle === fullWindow;
