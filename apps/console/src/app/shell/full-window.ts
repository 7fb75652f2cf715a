/**
 * Value of `handle` (custom data of a React Router route) for a page that fills the window. The page has no menu
 * beside it, and has its own link back.
 */
export const fullWindow = { isFullWindow: true } as const;

/**
 * Returns true if `handle` (custom data of a React Router route) marks a page that fills the window and has no menu.
 */
export const isFullWindow = (handle: unknown): boolean => handle === fullWindow;
