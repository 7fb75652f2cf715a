import type { Canvas } from '../paint/canvas.ts';
import type { Tone } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';

/** Materials of an emblem. The plan of the image chooses their hues. */
export interface Palette {
  readonly main: Tone;
  readonly second: Tone;
  readonly third: Tone;
  readonly metal: Tone;
  /** Colour of eyes and sparks. */
  readonly glow: string;
}

/** Draws the subject of a game in a box from -100 to 100, with light from the upper left. */
export type Emblem = (canvas: Canvas, random: Random, palette: Palette) => void;
