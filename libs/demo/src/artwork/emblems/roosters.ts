import { gold, ink, silver, tone, type Tone } from '../paint/colour.ts';
import type { Canvas } from '../paint/canvas.ts';
import { circle, ellipse, petal, star } from '../paint/shapes.ts';
import { blaze, bolt } from '../props/fire.ts';
import { crown, laurel, ribbon, wings } from '../props/clothing.ts';
import type { Emblem, Palette } from './emblem.ts';

const comb = tone(22, 0.23, 0.56);

const beak = (canvas: Canvas, open: boolean): void => {
  canvas.solid('M-44 -34L-84 -24Q-66 -14 -42 -16z', gold, { shade: 4 });
  if (open) canvas.solid('M-44 -14L-72 -4Q-58 4 -42 -2z', gold, { shade: 3 });
};

/** Draws the head and neck of a rooster that looks to the left. `open` means that its beak is open. */
const head = (canvas: Canvas, p: Palette, open: boolean): void => {
  canvas.solid(
    'M-34 -52C-44 -80 -34 -100 -22 -104C-18 -94 -16 -88 -8 -86C-6 -102 4 -112 14 -112C16 -100 18 -92 ' +
      '24 -88C32 -100 42 -102 50 -98C50 -80 40 -62 24 -50z',
    comb,
    { shade: 6, light: 4 },
  );
  for (const [x, y, t, h] of [
    [40, -10, 128, 66],
    [44, 14, 140, 72],
    [34, 40, 158, 70],
    [10, 52, 176, 66],
    [-14, 54, 194, 60],
  ] as const)
    canvas.at(x * 0.62, y * 0.5, 1, () => canvas.solid(petal(0, 10, h, 17), p.main, { shade: 5 }), t);
  canvas.solid(
    'M0 -66C38 -66 52 -34 50 0C52 40 34 62 2 64C-26 62 -40 40 -36 14C-52 2 -52 -30 -40 -44C-30 -60 -16 -66 0 -66z',
    p.second,
    { shade: 9, light: 5 },
  );
  for (const [x, y] of [
    [20, -8],
    [30, 16],
    [8, 22],
    [22, 40],
    [-8, 42],
  ] as const)
    canvas.flat(petal(x, y + 14, 26, 8), p.second.light, 0.6);
  beak(canvas, open);
  canvas.solid('M-46 -8C-56 10 -52 34 -38 38C-26 34 -28 8 -34 -6z', comb, { shade: 4 });
  canvas.solid(ellipse(-18, -28, 22, 17), comb, { inner: true, shade: 4, light: 2 });
  canvas.flat(circle(-22, -30, 10), p.glow);
  canvas.flat(circle(-24, -30, 5.5), ink.deep);
  canvas.flat(circle(-26, -33, 2.4), '#ffffff');
  canvas.stroke('M-44 -46L-10 -40', ink.deep, 6);
};

export const rooster: Emblem = (canvas, random, p) => {
  for (const [t, h, k] of [
    [20, 104, 0],
    [38, 112, 1],
    [56, 108, 2],
    [74, 96, 0],
    [92, 80, 1],
  ] as const)
    canvas.at(
      34,
      44,
      1,
      () =>
        canvas.solid(
          `M-8 0C-14 ${-h * 0.6} 10 ${-h} 34 ${-h}C18 ${-h * 0.8} 12 ${-h * 0.4} 10 0z`,
          [p.main, p.third, p.second][k] ?? p.main,
          { shade: 5 },
        ),
      t,
    );
  canvas.bar('M-8 72V98M-8 98L-26 104M-8 98L10 104M22 70V98M22 98L4 104M22 98L40 104', gold, 7);
  canvas.solid('M-50 6C-60 50 -30 84 10 82C50 80 62 50 54 26C30 36 10 20 -4 -6z', p.main, { shade: 9, light: 5 });
  canvas.solid('M-16 30C6 18 44 20 56 40C44 62 6 70 -16 54z', p.third, { inner: true, shade: 6 });
  for (const x of [0, 16, 32]) canvas.stroke(`M${x} 34q8 12 0 24`, p.third.deep, 3, 0.7);
  canvas.at(-20, -16, 0.72, () => head(canvas, p, random.chance(0.5)));
};

export const roosterHead: Emblem = (canvas, random, p) => {
  if (random.chance(0.5)) blaze(canvas, 10, 92, 200, 88, p.third);
  canvas.at(8, 14, 1.06, () => head(canvas, p, true));
  if (random.chance(0.4)) crown(canvas, 10, -74, 0.6, p.third, gold, 8);
};

export const duel: Emblem = (canvas, _random, p) => {
  const other: Tone = tone(255, 0.2, 0.6);
  canvas.at(58, 8, 0.72, () => head(canvas, p, true));
  canvas.at(-58, 8, 0.72, () =>
    canvas.flipped(() => head(canvas, { ...p, main: other, second: tone(270, 0.18, 0.46) }, true)),
  );
  canvas.solid(bolt(0, 58, 0.74), gold, { shade: 6, light: 5, line: 4 });
};

export const spur: Emblem = (canvas, _random, p) => {
  laurel(canvas, 1.08, gold);
  canvas.mirror(() =>
    canvas.at(
      0,
      12,
      1,
      () => {
        canvas.solid('M-9 70C-14 10 -26 -40 10 -108C4 -50 18 10 9 70z', silver, { shade: 5, light: 4 });
        canvas.solid('M-18 56H18L14 84H-14z', p.main, { shade: 4 });
        canvas.stroke('M-15 66H15', gold.light, 4);
      },
      34,
    ),
  );
  canvas.solid(star(0, 2, 34, 15, 5), p.third, { shade: 5 });
};

export const champion: Emblem = (canvas, random, p) => {
  wings(canvas, 6, 0.96, p.main, p.third);
  canvas.solid('M0 -62L60 -44C62 14 44 60 0 88C-44 60 -62 14 -60 -44z', gold, { shade: 9, light: 5 });
  canvas.at(6, 8, 0.58, () => head(canvas, p, random.chance(0.5)));
  ribbon(canvas, 82, 58, 28, p.third);
  crown(canvas, 0, -70, 0.6, p.third);
};

export const flyingKick: Emblem = (canvas, random, p) => {
  for (const [t, h, k] of [
    [58, 96, 0],
    [78, 104, 1],
    [98, 96, 2],
    [118, 82, 0],
  ] as const)
    canvas.at(
      44,
      26,
      1,
      () =>
        canvas.solid(
          `M-8 0C-14 ${-h * 0.6} 10 ${-h} 30 ${-h}C16 ${-h * 0.8} 12 ${-h * 0.4} 10 0z`,
          [p.third, p.main, p.second][k] ?? p.main,
          { shade: 5 },
        ),
      t,
    );
  for (let i = 0; i < 5; i++)
    canvas.at(
      16,
      -10,
      1,
      () => canvas.solid(petal(0, 0, 104 - i * 9, 15), i % 2 ? p.main : p.third, { shade: 5 }),
      8 + i * 16,
    );
  canvas.bar('M-6 56L-52 74M-52 74L-76 62M-52 74L-72 86M16 60L-16 92M-16 92L-42 88M-16 92L-30 108', gold, 8);
  canvas.solid('M-40 -10C-56 34 -30 66 6 66C44 66 62 40 52 10C30 14 10 6 -4 -16z', p.main, { shade: 9, light: 5 });
  canvas.at(-34, -36, 0.68, () => head(canvas, p, true), -8);
  if (random.chance(0.5)) canvas.flat(star(-92, 72, 20, 8, 8), '#fff3b0');
};
