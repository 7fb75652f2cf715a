import type { Canvas } from '../paint/canvas.ts';
import { gold } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import { circle, ring, star } from '../paint/shapes.ts';
import { bloom, rays, type Frame } from '../scenes/sky.ts';
import { Backing, type Plan } from './plan.ts';

/** What lies between the place and the emblem and lifts the one off the other. */
export const drawBacking = (c: Canvas, random: Random, plan: Plan, f: Frame): void => {
  const { mood } = plan;
  const { fx, fy } = f;
  bloom(c, fx, fy, 175, mood.stuff.light, 0.6);
  bloom(c, fx, fy, 110, mood.glow, 0.5);
  switch (plan.backing) {
    case Backing.Rays:
      rays(c, f, mood.stuff.light, random.pick([12, 16, 20]), random.between(0, 30), 0.34);
      break;
    case Backing.Halo:
      for (const [r, w] of [
        [126, 3],
        [138, 1.5],
        [112, 1.5],
      ] as const)
        c.raw(
          `<circle cx="${fx}" cy="${fy}" r="${r}" fill="none" stroke="${mood.spark}" stroke-width="${w}" opacity=".75"/>`,
        );
      for (let i = 0; i < 12; i++) {
        const a = (i * Math.PI) / 6;
        c.flat(circle(fx + Math.cos(a) * 126, fy + Math.sin(a) * 126, i % 3 ? 3 : 6), mood.spark);
      }
      break;
    case Backing.Medallion:
      c.flat(circle(fx, fy + 5, 128), '#000000', 0.35);
      c.raw(
        `<path d="${ring(fx, fy, 126, 108)}" fill-rule="evenodd" fill="${c.linear([
          [0, gold.shine],
          [0.3, gold.light],
          [0.6, gold.base],
          [1, gold.dark],
        ])}" stroke="${gold.deep}" stroke-width="3"/>`,
      );
      c.flat(
        circle(fx, fy, 107),
        c.radial([
          [0, mood.glow],
          [0.6, mood.stuff.base],
          [1, mood.near],
        ]),
      );
      c.raw(
        `<circle cx="${fx}" cy="${fy}" r="117" fill="none" stroke="${gold.deep}" stroke-width="3" stroke-dasharray="1 13.300" stroke-linecap="round" opacity=".8"/>`,
      );
      break;
    case Backing.Swirl:
      for (const [turn, colour] of [
        [0, mood.spark],
        [120, mood.glow],
        [240, mood.accent.light],
      ] as const) {
        c.group(`rotate(${turn + random.between(-20, 20)} ${fx} ${fy})`, () => {
          c.flat(
            `M${fx - 140} ${fy + 20}C${fx - 120} ${fy - 120} ${fx + 40} ${fy - 150} ${fx + 110} ${fy - 80}C${fx + 30} ${fy - 116} ${fx - 90} ${fy - 90} ${fx - 140} ${fy + 20}z`,
            colour,
            0.7,
          );
        });
      }
      break;
    case Backing.Burst:
      c.flat(star(fx, fy, 158, 116, 18, random.between(0, 20)), mood.accent.dark, 0.9);
      c.flat(
        star(fx, fy, 146, 106, 18, random.between(0, 20)),
        c.radial([
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
