import type { Emblem } from '../emblems/emblem.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { Coat } from './palettes.ts';

/** Objects at the bottom of the image, in front of the emblem (the main figure). */
export const Foreground = {
  None: 'none',
  Coins: 'coins',
  Gems: 'gems',
  Chips: 'chips',
  Fire: 'fire',
  Leaves: 'leaves',
  Clouds: 'clouds',
  Shoal: 'shoal',
  Grass: 'grass',
  Snow: 'snow',
} as const;
export type Foreground = (typeof Foreground)[keyof typeof Foreground];

/** Kinds of floating particles in front of an image. */
export const Particles = {
  Sparks: 'sparks',
  Embers: 'embers',
  Coins: 'coins',
  Petals: 'petals',
  Confetti: 'confetti',
  Bubbles: 'bubbles',
  Snow: 'snow',
  Stars: 'stars',
  Motes: 'motes',
} as const;
export type Particles = (typeof Particles)[keyof typeof Particles];

export interface Theme {
  readonly draw: Emblem;
  readonly scenes: readonly SceneName[];
  readonly coats: readonly Coat[];
  readonly fronts: readonly Foreground[];
  readonly drifts: readonly Particles[];
  /** True if the image may show the emblem (the main figure) so large that the edge of the image crops it. */
  readonly close?: boolean;
  /**
   * True if the scene (background) is as important as the emblem (main figure). In this case, strong patterns behind
   * the emblem are rare, so that the scene remains visible.
   */
  readonly calm?: boolean;
}
