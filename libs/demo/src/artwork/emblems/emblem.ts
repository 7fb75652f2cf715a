import type { Canvas } from '../paint/canvas.ts';
import type { Tone } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';

/** Colour shades for the materials of an emblem (the main figure of an image). The `Plan` of the image selects them. */
export interface Palette {
  readonly main: Tone;
  readonly second: Tone;
  readonly third: Tone;
  readonly metal: Tone;
  /** Colour of glowing details, e.g. eyes and sparks. */
  readonly glow: string;
}

/** Draws the main figure of an image. The coordinates go from -100 to 100, and the light comes from the upper left. */
export type Emblem = (canvas: Canvas, random: Random, palette: Palette) => void;
