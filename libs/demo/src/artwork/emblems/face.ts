import type { Canvas } from '../paint/canvas.ts';
import { ink, ivory, tone, type Tone } from '../paint/colour.ts';
import { circle, ellipse } from '../paint/shapes.ts';

/**
 * Draws one fierce eye, with a lid that slopes down towards the nose. Call it inside `Canvas.mirror` to get both eyes.
 */
export const fierceEye = (canvas: Canvas, x: number, y: number, s: number, iris: string): void =>
  canvas.at(x, y, s, () => {
    canvas.flat('M-36 -26C-14 -28 22 -16 36 16C10 26 -22 18 -36 -26z', ink.deep);
    canvas.flat(
      'M-25 -13C-8 -14 14 -6 26 11C6 16 -16 10 -25 -13z',
      canvas.linear([
        [0, '#ffffff'],
        [0.35, iris],
        [1, iris],
      ]),
    );
    canvas.flat(ellipse(3, 2, 6, 10), ink.deep);
    canvas.flat(circle(0, -3, 3), '#ffffff');
    canvas.stroke('M-34 -34Q2 -32 30 -2', ink.deep, 8);
  });

/** Draws a round, friendly eye. */
export const roundEye = (canvas: Canvas, x: number, y: number, r: number, iris: string): void => {
  canvas.flat(ellipse(x, y, r * 1.12, r * 1.24), ink.deep);
  canvas.flat(ellipse(x, y, r, r * 1.12), '#ffffff');
  canvas.flat(
    circle(x, y + r * 0.1, r * 0.76),
    canvas.linear([
      [0, ink.deep],
      [0.55, iris],
      [1, '#ffffff'],
    ]),
  );
  canvas.flat(circle(x, y + r * 0.06, r * 0.46), ink.deep);
  canvas.flat(circle(x - r * 0.3, y - r * 0.35, r * 0.28), '#ffffff');
  canvas.flat(circle(x + r * 0.28, y + r * 0.4, r * 0.13), '#ffffff');
};

/** Draws an eye that is closed in a smile. */
export const smilingEye = (canvas: Canvas, x: number, y: number, r: number): void =>
  canvas.stroke(`M${x - r} ${y + r * 0.3}Q${x} ${y - r * 1.1} ${x + r} ${y + r * 0.3}`, ink.deep, r * 0.42);

/** Draws a fang that hangs down from the height `y`. */
export const fang = (canvas: Canvas, x: number, y: number, w: number, h: number, inner = true): void =>
  canvas.solid(
    `M${x - w} ${y}Q${x - w * 0.4} ${y + h * 0.9} ${x + w * 0.2} ${y + h}Q${x + w} ${y + h * 0.5} ${x + w} ${y}z`,
    ivory,
    { inner, shade: 3, light: 2, line: 2 },
  );

export const snout = tone(10, 0.16, 0.66);

export const mouthTone: Tone = {
  deep: '#2a040c',
  dark: '#5c0a1a',
  base: '#8d1424',
  light: '#c22a38',
  shine: '#ff8a8a',
};

export const roar = (canvas: Canvas, y: number): void => {
  canvas.solid(`M-34 ${y}Q0 ${y - 12} 34 ${y}Q38 ${y + 40} 0 ${y + 50}Q-38 ${y + 40} -34 ${y}z`, mouthTone, {
    inner: true,
    light: 0,
  });
  canvas.flat(`M-18 ${y + 36}Q0 ${y + 18} 18 ${y + 36}Q10 ${y + 48} 0 ${y + 48}T-18 ${y + 36}z`, '#ff6f86');
  canvas.mirror(() => {
    fang(canvas, -22, y - 2, 8, 24);
    canvas.solid(`M-26 ${y + 42}l6 -18 6 22z`, ivory, { inner: true, shade: 2, light: 1, line: 1.5 });
  });
  for (const x of [-8, 0, 8]) canvas.flat(`M${x - 4} ${y - 4}h8l-1 8h-6z`, '#ffffff');
};

export const muzzle = (canvas: Canvas, y: number, nose: Tone): void => {
  canvas.mirror(() => canvas.solid(ellipse(-21, y + 4, 30, 23), ivory, { inner: true, shade: 5, light: 2, line: 2 }));
  canvas.solid(`M-19 ${y - 24}Q0 ${y - 32} 19 ${y - 24}Q16 ${y - 8} 0 ${y - 4}Q-16 ${y - 8} -19 ${y - 24}z`, nose, {
    inner: true,
    shade: 4,
    light: 2,
    line: 2,
  });
  canvas.mirror(() => {
    for (const [dx, dy] of [
      [-28, 2],
      [-34, 9],
      [-24, 11],
    ] as const)
      canvas.flat(circle(dx, y + dy, 2), ink.base);
  });
};

export const ears = (canvas: Canvas, x: number, y: number, r: number, fur: Tone, inside: Tone): void =>
  canvas.mirror(() => {
    canvas.solid(circle(x, y, r), fur);
    canvas.flat(circle(x + 2, y + 3, r * 0.58), inside.dark);
  });
