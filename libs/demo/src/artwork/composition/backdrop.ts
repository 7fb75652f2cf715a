import type { Canvas } from '../paint/canvas.ts';
import { gold } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import { circle, ring, star } from '../paint/shapes.ts';
import { bloom, rays, type Frame } from '../scenes/sky.ts';
import { Backdrop, type Plan } from './plan.ts';

/**
 * Draws a pattern or a glow between the scene (background) and the emblem (main figure), so that the emblem is easy to
 * see.
 */
export const drawBackdrop = (canvas: Canvas, random: Random, plan: Plan, frame: Frame): void => {
  const { mood } = plan;
  const { fx, fy } = frame;
  bloom(canvas, fx, fy, 175, mood.stuff.light, 0.6);
  bloom(canvas, fx, fy, 110, mood.glow, 0.5);
  switch (plan.backdrop) {
    case Backdrop.Rays:
      rays(canvas, frame, mood.stuff.light, random.pick([12, 16, 20]), random.between(0, 30), 0.34);
      break;
    case Backdrop.Halo:
      for (const [r, w] of [
        [126, 3],
        [138, 1.5],
        [112, 1.5],
      ] as const)
        canvas.raw(
          `<circle cx="${fx}" cy="${fy}" r="${r}" fill="none" stroke="${mood.spark}" stroke-width="${w}" opacity=".75"/>`,
        );
      for (let i = 0; i < 12; i++) {
        const a = (i * Math.PI) / 6;
        canvas.flat(circle(fx + Math.cos(a) * 126, fy + Math.sin(a) * 126, i % 3 ? 3 : 6), mood.spark);
      }
      break;
    case Backdrop.Medallion:
      canvas.flat(circle(fx, fy + 5, 128), '#000000', 0.35);
      canvas.raw(
        `<path d="${ring(fx, fy, 126, 108)}" fill-rule="evenodd" fill="${canvas.linear([
          [0, gold.shine],
          [0.3, gold.light],
          [0.6, gold.base],
          [1, gold.dark],
        ])}" stroke="${gold.deep}" stroke-width="3"/>`,
      );
      canvas.flat(
        circle(fx, fy, 107),
        canvas.radial([
          [0, mood.glow],
          [0.6, mood.stuff.base],
          [1, mood.near],
        ]),
      );
      canvas.raw(
        `<circle cx="${fx}" cy="${fy}" r="117" fill="none" stroke="${gold.deep}" stroke-width="3" ` +
          'stroke-dasharray="1 13.300" stroke-linecap="round" opacity=".8"/>',
      );
      break;
    case Backdrop.Swirl:
      for (const [turn, colour] of [
        [0, mood.spark],
        [120, mood.glow],
        [240, mood.accent.light],
      ] as const) {
        canvas.group(`rotate(${turn + random.between(-20, 20)} ${fx} ${fy})`, () => {
          canvas.flat(
            `M${fx - 140} ${fy + 20}C${fx - 120} ${fy - 120} ${fx + 40} ${fy - 150} ${fx + 110} ${fy - 80}` +
              `C${fx + 30} ${fy - 116} ${fx - 90} ${fy - 90} ${fx - 140} ${fy + 20}z`,
            colour,
            0.7,
          );
        });
      }
      break;
    case Backdrop.Burst:
      canvas.flat(star(fx, fy, 158, 116, 18, random.between(0, 20)), mood.accent.dark, 0.9);
      canvas.flat(
        star(fx, fy, 146, 106, 18, random.between(0, 20)),
        canvas.radial([
          [0, mood.spark],
          [0.6, mood.accent.light],
          [1, mood.accent.base],
        ]),
      );
      break;
    default:
      break;
  }
};
