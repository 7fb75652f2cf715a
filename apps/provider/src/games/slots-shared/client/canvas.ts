export const maxPixelRatio = 2.5;

/** Returns a value that oscillates smoothly between 0 and 1. One oscillation takes 2π × `rhythmMs` milliseconds. */
export const computeBeat = (elapsedMs: number, rhythmMs: number): number => 0.5 - 0.5 * Math.cos(elapsedMs / rhythmMs);

/** Constant value instead of `computeBeat` for players who prefer reduced motion. */
export const calmBeat = 0.5;
