import type { Canvas } from '../paint/canvas.ts';
import { gold } from '../paint/colour.ts';
import { circle, rect } from '../paint/shapes.ts';
import type { Frame } from '../scenes/sky.ts';
import { Border, type Plan } from './plan.ts';

const hole = (f: Frame, inset: number, r: number): string => `M0 0h${f.w}v${f.h}H0z ${rect(inset, inset, f.w - inset * 2, f.h - inset * 2, r)}`;

/** Darkens the place towards its edges, so that the emblem has the light to itself. */
export const drawVignette = (c: Canvas, { mood }: Plan, f: Frame): void => {
  c.flat(`M0 0h${f.w}v${f.h}H0z`, c.linear([[0, mood.zenith, 0.5], [0.24, mood.zenith, 0], [0.7, mood.edge, 0], [1, mood.edge, 0.6]]));
  c.flat(`M0 0h${f.w}v${f.h}H0z`, c.radial([[0, mood.edge, 0], [0.62, mood.edge, 0], [1, mood.edge, 0.6]], 0.5, 0.5, 0.74));
};

/** Now and then a frame; it bears any corner radius that is cut from it. */
export const drawBorder = (c: Canvas, plan: Plan, f: Frame): void => {
  const { mood } = plan;
  switch (plan.border) {
    case Border.Gold: {
      const metal = c.linear([[0, gold.shine], [0.25, gold.light], [0.5, gold.dark], [0.75, gold.light], [1, gold.dark]], 55);
      c.raw(`<path d="${hole(f, 9, 36)}" fill-rule="evenodd" fill="${metal}"/>`);
      c.raw(`<path d="${rect(9, 9, f.w - 18, f.h - 18, 36)}" fill="none" stroke="${gold.deep}" stroke-width="3" opacity=".8"/>`);
      break;
    }
    case Border.Neon:
      for (const [width, opacity] of [[16, 0.18], [9, 0.35], [3.5, 1]] as const) c.raw(`<path d="${rect(8, 8, f.w - 16, f.h - 16, 36)}" fill="none" stroke="${width < 4 ? mood.spark : mood.glow}" stroke-width="${width}" opacity="${opacity}"/>`);
      break;
    case Border.Inset:
      c.raw(`<path d="${rect(11, 11, f.w - 22, f.h - 22, 32)}" fill="none" stroke="${gold.deep}" stroke-width="5" opacity=".6"/><path d="${rect(11, 11, f.w - 22, f.h - 22, 32)}" fill="none" stroke="${gold.light}" stroke-width="2.500"/>`);
      break;
    case Border.Corners:
      for (const [sx, sy] of [[1, 1], [-1, 1], [1, -1], [-1, -1]] as const) {
        c.group(`translate(${sx > 0 ? 0 : f.w} ${sy > 0 ? 0 : f.h}) scale(${sx} ${sy})`, () => {
          for (const [colour, width] of [[gold.deep, 8], [gold.base, 5], [gold.shine, 1.5]] as const) c.stroke('M14 92V46Q14 14 46 14H92M14 66Q34 66 38 50Q40 38 50 38Q66 34 66 14', colour, width);
          c.flat(circle(30, 30, 7), gold.deep);
          c.flat(circle(30, 30, 5), gold.light);
        });
      }
      break;
    default:
      break;
  }
};
