import { gold, ink, silver, tone, type Tone } from '../paint/colour.ts';
import type { Canvas } from '../paint/canvas.ts';
import { circle, ellipse, petal, star } from '../paint/shapes.ts';
import { blaze, bolt } from '../props/fire.ts';
import { crown, laurel, ribbon, wings } from '../props/wear.ts';
import type { Emblem, Palette } from './emblem.ts';

const comb = tone(22, 0.23, 0.56);

const beak = (c: Canvas, open: boolean): void => {
  c.solid('M-44 -34L-84 -24Q-66 -14 -42 -16z', gold, { shade: 4 });
  if (open) c.solid('M-44 -14L-72 -4Q-58 4 -42 -2z', gold, { shade: 3 });
};

/** A rooster's head and neck, looking to the left. */
const head = (c: Canvas, p: Palette, open: boolean): void => {
  c.solid(
    'M-34 -52C-44 -80 -34 -100 -22 -104C-18 -94 -16 -88 -8 -86C-6 -102 4 -112 14 -112C16 -100 18 -92 24 -88C32 -100 42 -102 50 -98C50 -80 40 -62 24 -50z',
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
    c.at(x * 0.62, y * 0.5, 1, () => c.solid(petal(0, 10, h, 17), p.main, { shade: 5 }), t);
  c.solid(
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
    c.flat(petal(x, y + 14, 26, 8), p.second.light, 0.6);
  beak(c, open);
  c.solid('M-46 -8C-56 10 -52 34 -38 38C-26 34 -28 8 -34 -6z', comb, { shade: 4 });
  c.solid(ellipse(-18, -28, 22, 17), comb, { inner: true, shade: 4, light: 2 });
  c.flat(circle(-22, -30, 10), p.glow);
  c.flat(circle(-24, -30, 5.5), ink.deep);
  c.flat(circle(-26, -33, 2.4), '#ffffff');
  c.stroke('M-44 -46L-10 -40', ink.deep, 6);
};

export const rooster: Emblem = (c, r, p) => {
  for (const [t, h, k] of [
    [20, 104, 0],
    [38, 112, 1],
    [56, 108, 2],
    [74, 96, 0],
    [92, 80, 1],
  ] as const)
    c.at(
      34,
      44,
      1,
      () =>
        c.solid(
          `M-8 0C-14 ${-h * 0.6} 10 ${-h} 34 ${-h}C18 ${-h * 0.8} 12 ${-h * 0.4} 10 0z`,
          [p.main, p.third, p.second][k] ?? p.main,
          { shade: 5 },
        ),
      t,
    );
  c.bar('M-8 72V98M-8 98L-26 104M-8 98L10 104M22 70V98M22 98L4 104M22 98L40 104', gold, 7);
  c.solid('M-50 6C-60 50 -30 84 10 82C50 80 62 50 54 26C30 36 10 20 -4 -6z', p.main, { shade: 9, light: 5 });
  c.solid('M-16 30C6 18 44 20 56 40C44 62 6 70 -16 54z', p.third, { inner: true, shade: 6 });
  for (const x of [0, 16, 32]) c.stroke(`M${x} 34q8 12 0 24`, p.third.deep, 3, 0.7);
  c.at(-20, -16, 0.72, () => head(c, p, r.chance(0.5)));
};

export const roosterHead: Emblem = (c, r, p) => {
  if (r.chance(0.5)) blaze(c, 10, 92, 200, 88, p.third);
  c.at(8, 14, 1.06, () => head(c, p, true));
  if (r.chance(0.4)) crown(c, 10, -74, 0.6, p.third, gold, 8);
};

export const duel: Emblem = (c, _r, p) => {
  const other: Tone = tone(255, 0.2, 0.6);
  c.at(58, 8, 0.72, () => head(c, p, true));
  c.at(-58, 8, 0.72, () => c.flipped(() => head(c, { ...p, main: other, second: tone(270, 0.18, 0.46) }, true)));
  c.solid(bolt(0, 58, 0.74), gold, { shade: 6, light: 5, line: 4 });
};

export const spur: Emblem = (c, _r, p) => {
  laurel(c, 1.08, gold);
  c.mirror(() =>
    c.at(
      0,
      12,
      1,
      () => {
        c.solid('M-9 70C-14 10 -26 -40 10 -108C4 -50 18 10 9 70z', silver, { shade: 5, light: 4 });
        c.solid('M-18 56H18L14 84H-14z', p.main, { shade: 4 });
        c.stroke('M-15 66H15', gold.light, 4);
      },
      34,
    ),
  );
  c.solid(star(0, 2, 34, 15, 5), p.third, { shade: 5 });
};

export const champion: Emblem = (c, r, p) => {
  wings(c, 6, 0.96, p.main, p.third);
  c.solid('M0 -62L60 -44C62 14 44 60 0 88C-44 60 -62 14 -60 -44z', gold, { shade: 9, light: 5 });
  c.at(6, 8, 0.58, () => head(c, p, r.chance(0.5)));
  ribbon(c, 82, 58, 28, p.third);
  crown(c, 0, -70, 0.6, p.third);
};

export const flyingKick: Emblem = (c, r, p) => {
  for (const [t, h, k] of [
    [58, 96, 0],
    [78, 104, 1],
    [98, 96, 2],
    [118, 82, 0],
  ] as const)
    c.at(
      44,
      26,
      1,
      () =>
        c.solid(
          `M-8 0C-14 ${-h * 0.6} 10 ${-h} 30 ${-h}C16 ${-h * 0.8} 12 ${-h * 0.4} 10 0z`,
          [p.third, p.main, p.second][k] ?? p.main,
          { shade: 5 },
        ),
      t,
    );
  for (let i = 0; i < 5; i++)
    c.at(16, -10, 1, () => c.solid(petal(0, 0, 104 - i * 9, 15), i % 2 ? p.main : p.third, { shade: 5 }), 8 + i * 16);
  c.bar('M-6 56L-52 74M-52 74L-76 62M-52 74L-72 86M16 60L-16 92M-16 92L-42 88M-16 92L-30 108', gold, 8);
  c.solid('M-40 -10C-56 34 -30 66 6 66C44 66 62 40 52 10C30 14 10 6 -4 -16z', p.main, { shade: 9, light: 5 });
  c.at(-34, -36, 0.68, () => head(c, p, true), -8);
  if (r.chance(0.5)) c.flat(star(-92, 72, 20, 8, 8), '#fff3b0');
};
