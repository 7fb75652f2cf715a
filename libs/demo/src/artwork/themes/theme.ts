import type { Emblem } from '../emblems/emblem.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { Coat } from './palettes.ts';

/** Objects in front of the emblem at the bottom of the image. */
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

/** Floating particles. */
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
  /** True if the emblem can be shown close up and cropped by the edge of the image. */
  readonly close?: boolean;
  /** True if the scene is as important as the emblem and must remain visible. */
  readonly calm?: boolean;
}
