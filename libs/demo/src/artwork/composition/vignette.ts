import type { Canvas } from '../paint/canvas.ts';
import { cover, type Frame } from '../scenes/sky.ts';
import type { Plan } from './plan.ts';

/**
 * Darkens the edges of the scene (background), so that the emblem (main figure) is easy to see. It draws no frame
 * around the image, because game lists can crop the image and would cut the frame.
 */
export const drawVignette = (canvas: Canvas, { mood }: Plan, frame: Frame): void => {
  canvas.flat(
    cover(frame),
    canvas.linear([
      [0, mood.zenith, 0.5],
      [0.24, mood.zenith, 0],
      [0.7, mood.edge, 0],
      [1, mood.edge, 0.6],
    ]),
  );
  canvas.flat(
    cover(frame),
    canvas.radial(
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
