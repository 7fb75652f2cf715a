import type { Emblem } from '../emblems/emblem.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { Coat } from './palettes.ts';

/** Things laid in front of the emblem, at the foot of the picture. */
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

/** What floats about. */
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
  /** The emblem fills the picture well when it is shown close, cut by the edge. */
  readonly close?: boolean;
  /** The place tells as much as the emblem: leave it in view. */
  readonly calm?: boolean;
}
