import type { Canvas } from '../paint/canvas.ts';
import { tone, type Tone } from '../paint/colour.ts';
import { flame } from '../paint/shapes.ts';

export const fireTone: Tone = tone(40, 0.21, 0.68);

/** Draws three flames, one inside the other. Their base is at the given point. */
export const blaze = (
  canvas: Canvas,
  x: number,
  y: number,
  h: number,
  w: number,
  material: Tone = fireTone,
  inner = false,
): void => {
  canvas.solid(flame(x, y, h, w), material, {
    inner,
    shade: 0,
    light: 0,
    fill: canvas.linear([
      [0, material.base],
      [1, material.dark],
    ]),
  });
  canvas.flat(flame(x, y - h * 0.03, h * 0.72, w * 0.68), material.light);
  canvas.flat(flame(x, y - h * 0.05, h * 0.44, w * 0.4), material.shine);
};

export const bolt = (x: number, y: number, s: number): string =>
  `M${x + 10 * s} ${y - 60 * s}L${x - 34 * s} ${y + 8 * s}H${x - 4 * s}L${x - 16 * s} ${y + 60 * s}` +
  `L${x + 34 * s} ${y - 14 * s}H${x + 4 * s}L${x + 30 * s} ${y - 60 * s}z`;
