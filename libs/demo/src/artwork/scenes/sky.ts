import type { Canvas } from '../paint/canvas.ts';
import type { Random } from '../paint/random.ts';
import { circle, ellipse, glint, ridge, sector } from '../paint/shapes.ts';
import type { Mood } from './lighting.ts';

/** Size of an image (`w`, `h`), and the approximate centre of its main figure (`fx`, `fy`), in SVG units. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly fx: number;
  readonly fy: number;
}

export type Scene = (canvas: Canvas, random: Random, mood: Mood, frame: Frame) => void;

export const cover = ({ w, h }: Frame): string => `M0 0h${w}v${h}h-${w}z`;

export const skyWash = (canvas: Canvas, mood: Mood, frame: Frame, low = 0.82): void =>
  canvas.flat(
    cover(frame),
    canvas.linear([
      [0, mood.zenith],
      [low * 0.55, mood.sky],
      [low, mood.horizon],
      [1, mood.horizon],
    ]),
  );

/** Draws a round light that brightens the shapes behind it (screen blending). */
export const bloom = (canvas: Canvas, x: number, y: number, r: number, colour: string, strength = 0.8): void =>
  canvas.light(
    circle(x, y, r),
    canvas.radial([
      [0, colour, strength],
      [0.35, colour, strength * 0.5],
      [1, colour, 0],
    ]),
  );

/** Draws a round light like `bloom`, but as a normal shape, without screen blending. It is used for small lights. */
export const spark = (canvas: Canvas, x: number, y: number, r: number, colour: string, strength = 0.8): void =>
  canvas.flat(
    circle(x, y, r),
    canvas.radial([
      [0, colour, strength],
      [0.35, colour, strength * 0.5],
      [1, colour, 0],
    ]),
  );

export const orb = (canvas: Canvas, x: number, y: number, r: number, mood: Mood): void => {
  bloom(canvas, x, y, r * 2.8, mood.glow, 0.7);
  canvas.flat(
    circle(x, y, r),
    canvas.linear([
      [0, mood.spark],
      [1, mood.glow],
    ]),
  );
};

export const stars = (canvas: Canvas, r: Random, frame: Frame, colour: string, count: number): void => {
  for (let i = 0; i < count; i++) {
    const x = r.between(0, frame.w);
    const y = r.between(0, frame.h * 0.6);
    canvas.flat(
      r.chance(0.2) ? glint(x, y, r.between(4, 8)) : circle(x, y, r.between(0.6, 1.7)),
      colour,
      r.between(0.4, 1),
    );
  }
};

export const rays = (
  canvas: Canvas,
  frame: Frame,
  colour: string,
  count: number,
  turn: number,
  strength = 0.3,
): void => {
  const reach = Math.hypot(frame.w, frame.h);
  const step = 360 / count;
  const d = Array.from({ length: count }, (_, i) =>
    sector(frame.fx, frame.fy, 0, reach, turn + i * step, turn + i * step + step / 2),
  ).join('');
  canvas.light(d, colour, strength);
};

const cloudShape = (x: number, y: number, s: number): string =>
  `M${x - 60 * s} ${y}c${-16 * s} 0 ${-16 * s} ${-22 * s} 0 ${-22 * s}c0 ${-20 * s} ${30 * s} ` +
  `${-24 * s} ${36 * s} ${-8 * s}c${8 * s} ${-24 * s} ${48 * s} ${-20 * s} ${48 * s} ` +
  `${6 * s}c${18 * s} ${-8 * s} ${34 * s} ${2 * s} ${28 * s} ${14 * s}c${14 * s} 0 ${12 * s} ` +
  `${10 * s} 0 ${10 * s}z`;

export const cloud = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  light: string,
  dark: string,
  opacity = 1,
): void =>
  canvas.flat(
    cloudShape(Math.round(x), Math.round(y), Math.round(s * 10) / 10),
    canvas.linear([
      [0, light],
      [1, dark],
    ]),
    opacity,
  );

export const hills = (
  canvas: Canvas,
  r: Random,
  frame: Frame,
  base: number,
  swing: number,
  top: string,
  foot: string,
  steps = 5,
): void =>
  canvas.flat(
    ridge(
      frame.w,
      base,
      frame.h,
      Array.from({ length: steps + 1 }, () => r.between(0, swing)),
    ),
    canvas.linear([
      [0, top],
      [1, foot],
    ]),
  );

export const mist = (canvas: Canvas, frame: Frame, y: number, depth: number, colour: string, strength = 0.6): void =>
  canvas.flat(
    `M0 ${y - depth}h${frame.w}v${depth * 2}h-${frame.w}z`,
    canvas.linear([
      [0, colour, 0],
      [0.5, colour, strength],
      [1, colour, 0],
    ]),
  );

export const bokeh = (
  canvas: Canvas,
  r: Random,
  frame: Frame,
  colours: readonly string[],
  count: number,
  to = 0.7,
): void => {
  for (let i = 0; i < count; i++) {
    canvas.flat(
      circle(r.between(0, frame.w), r.between(0, frame.h * to), r.between(4, 22)),
      r.pick(colours),
      r.between(0.12, 0.42),
    );
  }
};

/** Draws a lit oval on the ground below the main figure of the image. */
export const pool = (canvas: Canvas, frame: Frame, y: number, colour: string, strength = 0.7): void =>
  canvas.flat(
    ellipse(frame.fx, y, frame.h * 0.55, frame.h * 0.14),
    canvas.radial([
      [0, colour, strength],
      [1, colour, 0],
    ]),
  );
