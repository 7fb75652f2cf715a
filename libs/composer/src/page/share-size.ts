/** Size in pixels that link previews expect for their image. */
export const shareSize = { width: 1200, height: 630 } as const;
