/** Random choices that depend on a key. The same key gives the same choices on every machine. */
export interface Random {
  /** Returns a random number, equal to or above `from` and below `to`. */
  between(from: number, to: number): number;
  /** Returns a random integer from `from` to `to`. Both ends are included. */
  integer(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
}

const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
};

/**
 * Creates a random generator from a key: the Mulberry32 algorithm with an FNV-1a hash of the key as seed. It is fast,
 * but not safe for cryptography.
 */
export const createImageRandom = (key: string): Random => {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < 4; i++) next();
  return {
    between: (from, to) => from + next() * (to - from),
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list: give at least one item.');
      return item;
    },
    chance: (probability) => next() < probability,
  };
};
