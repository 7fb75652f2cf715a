/** Hashes a text to a number from 0 to 2³² - 1 (FNV-1a). Only for visual variation, never for outcomes. */
export const hashToSeed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/**
 * Creates a generator of numbers from 0 up to but not including 1 (mulberry32). The same seed always gives the same
 * sequence. Only for visual effects, never for outcomes.
 */
export const createVisualRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
