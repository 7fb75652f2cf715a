import type { Sound } from '../../../../client/art/sound.ts';
import { createSound, notes } from '../../../../client/art/sound.ts';

export interface ReelSound extends Sound {
  /**
   * Plays the sound of a reel that stops. `reel` starts at 0. `scatters` is the number of visible scatters. If two or
   * more scatters are visible, notes are played. Each further scatter makes the notes higher.
   */
  readonly reelStop: (reel: number, scatters?: number) => void;
}

export const createReelSound = (): ReelSound => {
  const sound = createSound();
  const playScatter = (scatters: number): void => {
    for (const step of [0, 1, 2]) sound.tone(notes[Math.min(9, scatters * 2 + step)] ?? 0, step * 0.07, 0.4, 0.11);
  };
  return {
    ...sound,
    reelStop: (reel, scatters = 0) =>
      scatters > 1 ? playScatter(scatters) : sound.tone(150 - reel * 6, 0, 0.13, 0.2, 'sine', 60),
  };
};
