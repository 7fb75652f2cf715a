/** Max number of device pixels per CSS pixel on the canvas of a slot. */
export const maxPixelRatio = 2.5;

/** Number that oscillates smoothly between 0 and 1 with time. */
export const computeBeat = (elapsedMs: number, rhythmMs: number): number => 0.5 - 0.5 * Math.cos(elapsedMs / rhythmMs);

/** Constant value of the beat with reduced motion. */
export const calmBeat = 0.5;
