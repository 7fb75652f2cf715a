import type { Canvas } from '../paint/canvas.ts';
import { ink, ivory } from '../paint/colour.ts';
import { circle, ellipse } from '../paint/shapes.ts';

/** One fierce eye; draw it inside `mirror`. The lid slopes down towards the nose. */
export const fierceEye = (c: Canvas, x: number, y: number, s: number, iris: string): void =>
  c.at(x, y, s, () => {
    c.flat('M-36 -26C-14 -28 22 -16 36 16C10 26 -22 18 -36 -26z', ink.deep);
    c.flat('M-25 -13C-8 -14 14 -6 26 11C6 16 -16 10 -25 -13z', c.linear([[0, '#ffffff'], [0.35, iris], [1, iris]]));
    c.flat(ellipse(3, 2, 6, 10), ink.deep);
    c.flat(circle(0, -3, 3), '#ffffff');
    c.stroke('M-34 -34Q2 -32 30 -2', ink.deep, 8);
  });

/** A round friendly eye. */
export const roundEye = (c: Canvas, x: number, y: number, r: number, iris: string): void => {
  c.flat(ellipse(x, y, r * 1.12, r * 1.24), ink.deep);
  c.flat(ellipse(x, y, r, r * 1.12), '#ffffff');
  c.flat(circle(x, y + r * 0.1, r * 0.76), c.linear([[0, ink.deep], [0.55, iris], [1, '#ffffff']]));
  c.flat(circle(x, y + r * 0.06, r * 0.46), ink.deep);
  c.flat(circle(x - r * 0.3, y - r * 0.35, r * 0.28), '#ffffff');
  c.flat(circle(x + r * 0.28, y + r * 0.4, r * 0.13), '#ffffff');
};

/** An eye closed in a smile. */
export const smilingEye = (c: Canvas, x: number, y: number, r: number): void => c.stroke(`M${x - r} ${y + r * 0.3}Q${x} ${y - r * 1.1} ${x + r} ${y + r * 0.3}`, ink.deep, r * 0.42);

/** A fang with its root on y. */
export const fang = (c: Canvas, x: number, y: number, w: number, h: number, inner = true): void =>
  c.solid(`M${x - w} ${y}Q${x - w * 0.4} ${y + h * 0.9} ${x + w * 0.2} ${y + h}Q${x + w} ${y + h * 0.5} ${x + w} ${y}z`, ivory, { inner, shade: 3, light: 2, line: 2 });
