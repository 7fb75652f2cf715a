/** Resolves after a number of milliseconds. A negative number counts as 0. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Resolves before the browser paints the next frame, with the time of the frame in milliseconds. */
export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
