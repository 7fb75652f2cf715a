import type { Canvas } from '../paint/canvas.ts';
import { tone, type Tone } from '../paint/colour.ts';
import { polygon } from '../paint/shapes.ts';

type Point = readonly [number, number];

const outlines: readonly (readonly Point[])[] = [
  [
    [-30, -42],
    [30, -42],
    [52, -14],
    [0, 52],
    [-52, -14],
  ],
  [
    [-22, -50],
    [22, -50],
    [44, -26],
    [44, 26],
    [22, 50],
    [-22, 50],
    [-44, 26],
    [-44, -26],
  ],
  [
    [0, -52],
    [45, -26],
    [45, 26],
    [0, 52],
    [-45, 26],
    [-45, -26],
  ],
  [
    [0, -54],
    [40, 0],
    [0, 54],
    [-40, 0],
  ],
  [
    [0, -54],
    [30, -24],
    [44, 18],
    [20, 48],
    [-20, 48],
    [-44, 18],
    [-30, -24],
  ],
];

/**
 * Returns the colour of one face of a gem. `facing` is 1 for a face towards the light, and -1 for a face away from the
 * light.
 */
const getFacetColour = (material: Tone, facing: number): string => {
  if (facing > 0.6) return material.shine;
  if (facing > 0.1) return material.light;
  return facing > -0.5 ? material.base : material.dark;
};

/** Draws a cut gem: a flat face in the middle, and one face to every edge. The light comes from the upper left. */
export const gem = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  cut: number,
  material: Tone,
  inner = false,
  turn = 0,
): void =>
  canvas.at(
    x,
    y,
    s,
    () => {
      const outer = outlines[cut % outlines.length] ?? [];
      const lift = cut % outlines.length === 0 ? -8 : 0;
      const table = outer.map(([px, py]): Point => [px * 0.55, py * 0.52 + lift]);
      canvas.solid(polygon(outer), material, { inner, shade: 0, light: 0, line: 4 });
      outer.forEach((a, i) => {
        const b = outer[(i + 1) % outer.length] ?? a;
        const ta = table[i] ?? a;
        const tb = table[(i + 1) % table.length] ?? a;
        const facing = (-(a[0] + b[0]) * 0.5 - (a[1] + b[1]) * 0.9) / 70;
        canvas.flat(polygon([a, b, tb, ta]), getFacetColour(material, facing), 0.92);
        canvas.stroke(`M${a[0]} ${a[1]}L${ta[0]} ${ta[1]}`, material.shine, 1, 0.5);
      });
      canvas.flat(
        polygon(table),
        canvas.linear(
          [
            [0, material.shine],
            [0.4, material.light],
            [1, material.base],
          ],
          60,
        ),
      );
      canvas.flat(
        polygon([
          [-20, -18 + lift],
          [2, -22 + lift],
          [-12, 14 + lift],
          [-22, 4 + lift],
        ]),
        '#ffffff',
        0.65,
      );
    },
    turn,
  );

export const jewels: readonly Tone[] = [
  tone(22, 0.23, 0.58),
  tone(150, 0.19, 0.66),
  tone(255, 0.21, 0.6),
  tone(310, 0.23, 0.58),
  tone(85, 0.18, 0.8),
  tone(200, 0.15, 0.74),
  tone(355, 0.22, 0.66),
];
