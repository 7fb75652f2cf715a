import type { Sound } from '../../../client/sound.ts';
import { createSound, notes } from '../../../client/sound.ts';

export interface ReelSound extends Sound {
  readonly reelStop: (reel: number) => void;
  readonly scatter: (count: number) => void;
}

export const createReelSound = (): ReelSound => {
  const sound = createSound();
  return {
    ...sound,
    reelStop: (reel) => sound.tone(150 - reel * 6, 0, 0.13, 0.2, 'sine', 60),
    scatter: (count) =>
      [0, 1, 2].forEach((step) => sound.tone(notes[Math.min(9, count * 2 + step)] ?? 0, step * 0.07, 0.4, 0.11)),
  };
};
