import { Canvas } from './paint/canvas.ts';
import { gold, silver, tone } from './paint/colour.ts';
import { createImageRandom, type Random } from './paint/random.ts';
import { circle, petal, polygon, rect, regular, scallop, sector, star } from './paint/shapes.ts';
import { crown } from './props/clothing.ts';
import { bolt } from './props/fire.ts';
import { gem } from './props/gems.ts';
import type { Tone } from './paint/colour.ts';

type Mark = (canvas: Canvas, random: Random, a: Tone, b: Tone) => void;

/** Functions that draw abstract symbols in the style of game studio logos. Each vendor gets one of them. */
const marks: readonly Mark[] = [
  (canvas, _random, a, b) => {
    canvas.solid(
      polygon([
        [-62, 52],
        [0, -66],
        [62, 52],
        [30, 52],
        [0, -8],
        [-30, 52],
      ]),
      a,
    );
    canvas.solid(regular(0, 44, 24, 3), b);
  },
  (canvas, _random, a, b) => {
    for (let i = 0; i < 6; i++)
      canvas.group(`rotate(${i * 60})`, () => canvas.solid(petal(0, -6, 66, 22), i % 2 ? a : b));
    canvas.solid(circle(0, 0, 15), gold);
  },
  (canvas, _random, a, b) => {
    canvas.solid(regular(0, 0, 70, 6), a);
    canvas.solid(regular(0, 0, 44, 6, 30), b, { inner: true });
    canvas.solid(star(0, 0, 26, 11, 6), gold, { inner: true });
  },
  (canvas, _random, a, b) => {
    canvas.solid(
      'M-66 30C-66 -30 -30 -66 30 -66C10 -40 10 -20 34 -6C60 10 66 40 40 66C40 40 20 24 0 30C-24 38 -50 46 -66 30z',
      a,
    );
    canvas.solid(circle(-6, -4, 18), b, { inner: true });
  },
  (canvas, _random, a, b) => {
    canvas.solid('M0 -70L62 -46C64 10 44 50 0 74C-44 50 -64 10 -62 -46z', a);
    canvas.solid(bolt(0, 0, 0.76), b, { inner: true });
  },
  (canvas, _random, a, b) => {
    for (let i = 0; i < 3; i++)
      canvas.group(`rotate(${i * 120})`, () =>
        canvas.solid('M0 -8C-36 -20 -46 -56 -18 -72C20 -72 44 -46 36 -14C26 -30 10 -30 0 -8z', i === 0 ? b : a),
      );
    canvas.solid(circle(0, 0, 14), gold);
  },
  (canvas, _random, a, b) => {
    canvas.solid(circle(0, 0, 68), a);
    canvas.solid('M-68 8C-40 -22 -12 32 18 4S56 -10 68 0A68 68 0 0 1 -68 8z', b, { inner: true });
    canvas.solid(star(-14, -30, 18, 8, 5), gold, { inner: true });
  },
  (canvas, _random, a, b) => {
    canvas.solid(rect(-62, -62, 54, 54, 16), a);
    canvas.solid(circle(36, -35, 28), b);
    canvas.solid(circle(-35, 36, 28), b);
    canvas.solid(rect(8, 8, 54, 54, 16), a);
  },
  (canvas, _random, a, b) => {
    crown(canvas, 0, 26, 1.05, b, a);
  },
  (canvas, _random, a, b) => {
    gem(canvas, 0, 0, 1.25, 0, a);
    canvas.solid('M-84 44Q0 92 84 44Q50 96 0 96T-84 44z', b);
  },
  (canvas, _random, a, b) => {
    canvas.mirror(() => {
      canvas.solid('M-8 40C-70 30 -84 -20 -72 -60C-50 -34 -26 -30 -8 -14z', a);
      canvas.solid('M-8 66C-44 66 -62 46 -66 26C-44 34 -24 36 -8 44z', b);
    });
    canvas.solid(petal(0, 56, 110, 16), gold);
  },
  (canvas, random, a, b) => {
    canvas.solid(scallop(0, 0, 58, random.pick([8, 10, 12]), 22), a);
    canvas.solid(circle(0, 0, 42), b, { inner: true });
    canvas.solid(star(0, 0, 30, 12, random.pick([4, 5, 8])), gold, { inner: true });
  },
  (canvas, _random, a, b) => {
    for (let i = 0; i < 4; i++) canvas.solid(sector(0, 0, 26 - i * 2, 70, i * 90 + 6, i * 90 + 84), i % 2 ? a : b);
    canvas.solid(regular(0, 0, 18, 4), gold);
  },
  (canvas, _random, a, b) => {
    canvas.solid('M-60 -50H60L36 -14H-6L-18 4H30L8 38H-34L-54 70L-70 70L-34 4H-66z', a);
    canvas.solid(circle(48, 44, 20), b);
  },
  (canvas, _random, a, b) => {
    canvas.solid('M0 -74C46 -30 58 4 46 38C36 64 18 74 0 74S-36 64 -46 38C-58 4 -46 -30 0 -74z', a);
    canvas.solid('M0 -14C22 8 28 26 22 44C16 58 8 62 0 62S-16 58 -22 44C-28 26 -22 8 0 -14z', b, { inner: true });
  },
  (canvas, _random, a, b) => {
    canvas.solid(
      polygon([
        [-70, -24],
        [-24, -70],
        [24, -24],
        [-24, 22],
      ]),
      a,
    );
    canvas.solid(
      polygon([
        [-24, 24],
        [24, -22],
        [70, 24],
        [24, 70],
      ]),
      b,
    );
  },
];

/**
 * Draws a vendor logo as SVG, 160 by 160 pixels, with an opaque background. It contains no text, because pages show the
 * vendor's name beside it.
 */
export const drawVendorLogo = (vendor: { readonly code: string; readonly seed: number }): string => {
  const random = createImageRandom(`vendor ${vendor.code} ${vendor.seed}`);
  const canvas = new Canvas();
  const hue = random.between(0, 360);
  const a = random.chance(0.2) ? silver : tone(hue, 0.21, 0.64);
  const b = tone(hue + random.pick([60, 120, 150, 180, 210, 300]), 0.2, 0.72);
  const ground = tone(hue + random.pick([30, 180, 220, 250]), 0.13, 0.42);
  canvas.flat(
    'M0 0h160v160H0z',
    canvas.radial(
      [
        [0, ground.base],
        [1, ground.dark],
      ],
      0.5,
      0.35,
      0.8,
    ),
  );
  const mark = marks[(vendor.seed + random.integer(0, 1)) % marks.length] ?? marks[0];
  const drawing = canvas.apart(() => mark?.(canvas, random, a, b));
  canvas.group(`translate(80 80) scale(.8) rotate(${random.pick([0, 0, 0, 15, -15])})`, () => {
    canvas.raw(
      '<g fill="#05030c" stroke="#05030c" stroke-width="10" stroke-linejoin="round" opacity=".45" ' +
        `transform="translate(0 5)">${drawing.silhouette}</g>`,
    );
    canvas.raw(drawing.body);
  });
  return canvas.toSvg(160, 160);
};
