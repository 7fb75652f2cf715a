import type { Canvas } from '../paint/canvas.ts';
import { gold, type Tone } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import { circle, diamond, ellipse, heart, rect, star } from '../paint/shapes.ts';

const marks = [
  (s: number) => star(0, 0, s, s * 0.45, 5),
  (s: number) => diamond(0, 0, s),
  (s: number) => heart(0, 0, s * 0.8),
  (s: number) => rect(-s * 0.5, -s * 0.5, s, s, 2),
  (s: number) =>
    `M${-s} ${s * 0.6}L${-s * 0.9} ${-s * 0.5}L${-s * 0.4} ${s * 0.05}L0 ${-s * 0.8}L${s * 0.4} ` +
    `${s * 0.05}L${s * 0.9} ${-s * 0.5}L${s} ${s * 0.6}z`,
];

/** Draws a coin from the front. `mark` is the index of its symbol in `marks`. */
export const coin = (
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  mark = 0,
  metal: Tone = gold,
  inner = false,
): void =>
  canvas.at(x, y, 1, () => {
    canvas.solid(circle(0, 0, r), metal, { shade: r * 0.16, light: r * 0.09, inner, line: Math.max(1.5, r * 0.07) });
    canvas.raw(
      `<circle r="${r * 0.76}" fill="none" stroke="${metal.dark}" stroke-width="${r * 0.08}"/><circle ` +
        `cx="${-r * 0.03}" cy="${r * 0.04}" r="${r * 0.74}" fill="none" stroke="${metal.shine}" ` +
        `stroke-width="${r * 0.04}" stroke-opacity=".8"/>`,
    );
    const face = (marks[mark % marks.length] ?? marks[0])?.(r * 0.46) ?? '';
    canvas.group(`translate(${r * 0.04} ${r * 0.05})`, () => canvas.flat(face, metal.deep, 0.75));
    canvas.flat(
      face,
      canvas.linear([
        [0, metal.shine],
        [1, metal.light],
      ]),
    );
  });

/** Draws a coin that lies flat, seen from the side and slightly from above. */
const lyingCoin = (canvas: Canvas, x: number, y: number, r: number, metal: Tone): void => {
  canvas.flat(
    `M${x - r} ${y}v${r * 0.26}a${r} ${r * 0.42} 0 0 0 ${r * 2} 0v${-r * 0.26}z`,
    canvas.linear(
      [
        [0, metal.dark],
        [0.4, metal.light],
        [1, metal.deep],
      ],
      0,
    ),
  );
  canvas.raw(
    `<path d="${ellipse(x, y, r, r * 0.42)}" fill="${canvas.linear(
      [
        [0, metal.shine],
        [0.4, metal.light],
        [1, metal.base],
      ],
      40,
    )}" stroke="${metal.deep}" stroke-width="1.2"/>`,
  );
  canvas.raw(
    `<path d="${ellipse(x, y, r * 0.68, r * 0.27)}" fill="none" stroke="${metal.dark}" stroke-width="1.400"/>`,
  );
};

/** Draws a heap of coins. Its base is at the height `y`, and it is highest in the middle. */
export const coinHeap = (
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  half: number,
  height: number,
  r = 13,
  metal: Tone = gold,
): void => {
  const rows = Math.max(2, Math.round(height / (r * 0.62)));
  for (let row = rows; row >= 0; row--) {
    const level = row / rows;
    const spread = half * Math.sqrt(1 - level * 0.92);
    for (let i = 0; i < Math.ceil((spread * 2) / (r * 1.35)); i++) {
      lyingCoin(
        canvas,
        x - spread + i * r * 1.35 + random.between(-3, 3) + r * 0.6,
        y - level * height + random.between(-3, 3),
        r,
        metal,
      );
    }
  }
};

/** Draws a gold ingot in the shape of a boat. */
export const ingot = (canvas: Canvas, x: number, y: number, s: number, inner = false): void =>
  canvas.at(x, y, s, () => {
    canvas.solid('M-44 -10C-30 8 30 8 44 -10C46 14 30 32 0 32S-46 14 -44 -10z', gold, { inner });
    canvas.solid('M-26 -2C-26 -34 26 -34 26 -2C14 8 -14 8 -26 -2z', gold, { inner, shade: 5 });
    canvas.flat(ellipse(-8, -16, 8, 4), '#ffffff', 0.7);
  });
