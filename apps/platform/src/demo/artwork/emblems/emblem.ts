import type { Canvas } from '../paint/canvas.ts';
import type { Tone } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';

/** The materials an emblem is drawn in; which hue they have is the picture's choice. */
export interface Palette {
  readonly main: Tone;
  readonly second: Tone;
  readonly third: Tone;
  readonly metal: Tone;
  /** Light of eyes and sparks. */
  readonly glow: string;
}

/** Draws the thing a game is about, in a box from -100 to 100, its light from the upper left. */
export type Emblem = (canvas: Canvas, random: Random, palette: Palette) => void;
