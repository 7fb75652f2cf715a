export const maxPixelRatio = 2.5;

/** Returns a value that oscillates smoothly between 0 and 1. One oscillation takes 2π × `rhythmMs` milliseconds. */
export const computeBeat = (elapsedMs: number, rhythmMs: number): number => 0.5 - 0.5 * Math.cos(elapsedMs / rhythmMs);

/**
 * Strength of the win highlight for players who prefer reduced motion. For them, the highlight does not pulse, so this
 * constant replaces the result of `computeBeat`.
 */
export const calmBeat = 0.5;
