import type { Canvas } from '../paint/canvas.ts';
import { cover, type Frame } from '../scenes/sky.ts';
import type { Plan } from './plan.ts';

/**
 * Darkens the place towards its edges, so that the emblem has the light to itself. There are no
 * drawn frames: a lobby crops the picture to the ratio of its tiles and would cut them.
 */
export const drawVignette = (c: Canvas, { mood }: Plan, f: Frame): void => {
  c.flat(
    cover(f),
    c.linear([
      [0, mood.zenith, 0.5],
      [0.24, mood.zenith, 0],
      [0.7, mood.edge, 0],
      [1, mood.edge, 0.6],
    ]),
  );
  c.flat(
    cover(f),
    c.radial(
      [
        [0, mood.edge, 0],
        [0.62, mood.edge, 0],
        [1, mood.edge, 0.6],
      ],
      0.5,
      0.5,
      0.74,
    ),
  );
};
