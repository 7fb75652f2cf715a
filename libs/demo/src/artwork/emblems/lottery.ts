import { gold, ink, ivory, silver, tone, type Tone } from '../paint/colour.ts';
import type { Canvas } from '../paint/canvas.ts';
import { numerals } from '../paint/digits.ts';
import { circle, ellipse, petal, rect, star } from '../paint/shapes.ts';
import { coin } from '../props/coins.ts';
import { jewels } from '../props/gems.ts';
import { die } from '../props/table.ts';
import { ribbon } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';
import { dragon } from './legends.ts';
import type { Random } from '../paint/random.ts';

/** Draws a ball with a number in a white circle. */
const ball = (canvas: Canvas, x: number, y: number, q: number, n: number, t: Tone, inner = false): void =>
  canvas.at(x, y, 1, () => {
    canvas.solid(circle(0, 0, q), t, {
      inner,
      shade: q * 0.16,
      light: q * 0.07,
      fill: canvas.radial(
        [
          [0, t.shine],
          [0.3, t.light],
          [0.65, t.base],
          [1, t.dark],
        ],
        0.35,
        0.28,
        0.85,
      ),
      line: Math.max(1.5, q * 0.07),
    });
    canvas.flat(circle(q * 0.04, q * 0.06, q * 0.56), '#ffffff');
    canvas.raw(numerals(n, q * 0.04, q * 0.06, q * 0.62, '#241a3a', 3));
    canvas.flat(ellipse(-q * 0.36, -q * 0.56, q * 0.24, q * 0.13), '#ffffff', 0.9);
  });

const hue = (random: Random): Tone => jewels[random.integer(0, 6)] ?? gold;

export const luckyBalls: Emblem = (canvas, random, p) => {
  for (const [x, y, q] of [
    [-58, -44, 34],
    [58, -48, 36],
    [-66, 42, 36],
    [66, 44, 34],
    [0, 76, 32],
    [0, -72, 30],
  ] as const)
    ball(canvas, x, y, q, random.integer(1, 49), hue(random));
  ball(canvas, 0, 2, 54, random.integer(1, 45), p.third);
};

export const ballDrum: Emblem = (canvas, random, p) => {
  canvas.solid('M-40 66H40L64 104H-64z', p.main, { shade: 6 });
  canvas.solid(circle(0, -12, 88), silver, {
    fill: canvas.radial([
      [0, '#ffffff', 0.35],
      [0.8, '#9fd6ff', 0.3],
      [1, '#dff3ff', 0.75],
    ]),
    shade: 0,
    light: 6,
  });
  canvas.clipped(circle(0, -12, 86), () => {
    for (const [x, y] of [
      [-50, 34],
      [-16, 46],
      [20, 44],
      [54, 30],
      [-36, 8],
      [2, 14],
      [38, 2],
      [-58, -20],
      [-6, -26],
      [30, -44],
      [-28, -58],
      [60, -24],
    ] as const)
      ball(canvas, x + random.between(-4, 4), y + random.between(-4, 4), 20, random.integer(1, 45), hue(random), true);
  });
  canvas.flat('M-64 -30C-60 -64 -34 -84 -6 -88C-34 -68 -48 -44 -50 -14z', '#ffffff', 0.6);
  canvas.stroke(circle(0, -12, 88), gold.deep, 12);
  canvas.stroke(circle(0, -12, 88), gold.base, 7);
  canvas.solid(rect(-24, 60, 48, 30, 8), gold, { shade: 4 });
  ball(canvas, 0, 84, 20, random.integer(1, 45), p.third);
};

export const ticket: Emblem = (canvas, random, p) => {
  canvas.group('rotate(-12)', () => {
    canvas.solid('M-98 -56H98V-20A20 20 0 0 0 98 20V56H-98V20A20 20 0 0 0 -98 -20z', p.main, { shade: 9, light: 5 });
    canvas.flat(
      'M-82 -42H40V42H-82z',
      canvas.linear([
        [0, '#fffdf2'],
        [1, '#f3e3bb'],
      ]),
    );
    canvas.stroke('M56 -46V46', '#ffffff', 4, 0.9);
    for (let i = 0; i < 6; i++) {
      const x = -64 + (i % 3) * 42;
      const y = -19 + Math.floor(i / 3) * 40;
      canvas.flat(circle(x, y, 17), i === 5 ? p.third.base : '#fff');
      canvas.raw(`<circle cx="${x}" cy="${y}" r="17" fill="none" stroke="${p.main.dark}" stroke-width="3"/>`);
      canvas.raw(numerals(random.integer(1, 49), x, y, 17, i === 5 ? '#ffffff' : '#3a1a2c', 3.2));
    }
    canvas.flat(star(77, 0, 17, 8, 5), gold.light);
  });
  ball(canvas, 64, 62, 32, random.integer(1, 9), p.third);
  coin(canvas, -68, 72, 25, random.integer(0, 4));
};

const cube = (canvas: Canvas, x: number, y: number, s: number, n: number, t: Tone): void =>
  canvas.at(x, y, s, () => {
    canvas.solid(rect(-34, -42, 68, 84, 14), t, { shade: 8, light: 5 });
    canvas.flat(
      rect(-25, -33, 50, 66, 9),
      canvas.linear([
        [0, '#ffffff'],
        [1, '#e8e0f2'],
      ]),
    );
    canvas.raw(numerals(n, 0, 0, 46, t.dark, 3.4));
  });

export const pick3: Emblem = (canvas, random, p) => {
  canvas.solid('M-104 22H104L92 76Q0 98 -92 76z', gold, { shade: 8 });
  cube(canvas, -64, 0, 0.92, random.integer(0, 9), p.main);
  cube(canvas, 64, 0, 0.92, random.integer(0, 9), p.main);
  cube(canvas, 0, -14, 1.18, random.integer(0, 9), p.third);
  canvas.solid('M-100 42H100L90 72Q0 92 -90 72z', gold, { shade: 6 });
  for (let i = -3; i <= 3; i++)
    canvas.flat(circle(i * 26, 64 + (9 - i * i) * 0.9, 6), i % 2 ? '#ffffff' : p.third.light);
};

export const fastThree: Emblem = (canvas, random, p) => {
  for (const [y, w] of [
    [-40, 60],
    [-8, 84],
    [30, 66],
    [64, 40],
  ] as const)
    canvas.solid(`M-110 ${y}L${-110 + w} ${y - 7}V${y + 7}z`, p.third, { shade: 2, line: 2 });
  const face = (): [number, number, number] => [random.integer(1, 6), random.integer(1, 6), random.integer(1, 6)];
  die(canvas, -20, -40, 54, -12, face(), p.main, '#ffffff');
  die(canvas, 48, -8, 52, 14, face(), ivory, '#2b1a3f');
  die(canvas, -14, 48, 54, 6, face(), p.third, '#ffffff');
};

export const raceTen: Emblem = (canvas, random, p) => {
  [0, 1, 2].forEach((i) =>
    canvas.at([-8, -34, 26][i] ?? 0, [-58, 6, 62][i] ?? 0, [0.74, 0.86, 1][i] ?? 1, () => {
      const t = i === 2 ? p.third : hue(random);
      for (const y of [-8, 12]) canvas.stroke(`M-112 ${y}h30`, '#ffffff', 5, 0.8);
      canvas.solid('M-84 10C-80 -14 -56 -18 -30 -20C-16 -44 26 -46 44 -22C74 -18 88 -8 90 10L84 24H-78z', t, {
        shade: 7,
        light: 5,
      });
      canvas.solid('M-20 -20C-10 -36 22 -36 34 -20z', silver, {
        inner: true,
        fill: canvas.linear([
          [0, '#ffffff'],
          [1, '#67b9ef'],
        ]),
        shade: 0,
      });
      for (const x of [-48, 50]) {
        canvas.solid(circle(x, 24, 19), ink, { shade: 4 });
        canvas.flat(circle(x, 24, 9), silver.light);
      }
      canvas.flat(circle(4, 2, 14), '#ffffff');
      canvas.raw(numerals(random.integer(1, 10), 4, 2, 17, '#241a3a', 3.2));
    }),
  );
};

export const lanternDraw: Emblem = (canvas, random, p) => {
  canvas.bar('M0 -108V-78', gold, 6);
  canvas.solid('M-34 -72H34C92 -54 92 44 34 62H-34C-92 44 -92 -54 -34 -72z', p.third, {
    shade: 9,
    fill: canvas.radial(
      [
        [0, '#fff3b4'],
        [0.3, p.third.light],
        [0.7, p.third.base],
        [1, p.third.dark],
      ],
      0.5,
      0.5,
      0.6,
    ),
  });
  for (const k of [-50, 50]) canvas.stroke(`M${k * 0.5} -70Q${k * 1.3} -6 ${k * 0.5} 60`, p.third.dark, 3, 0.7);
  canvas.solid(rect(-42, -84, 84, 17, 6), gold, { shade: 4 });
  canvas.solid(rect(-42, 56, 84, 17, 6), gold, { shade: 4 });
  ball(canvas, 0, -6, 40, random.integer(0, 99), gold);
  ball(canvas, -64, 76, 28, random.integer(0, 99), p.main);
  ball(canvas, 64, 78, 28, random.integer(0, 99), hue(random));
  for (const x of [-16, 0, 16]) canvas.bar(`M${x} 72V${100 - Math.abs(x) * 0.4}`, p.third, 5);
};

export const goldenDraw: Emblem = (canvas, random, p) => {
  for (let i = 0; i < 12; i++)
    canvas.group(`rotate(${i * 30})`, () => canvas.solid(petal(0, -54, 50, 13), i % 2 ? gold : p.main, { shade: 4 }));
  ball(canvas, 0, 0, 72, random.integer(1, 99), p.third);
  ribbon(canvas, 78, 66, 30, gold);
  for (const x of [-40, 0, 40]) canvas.flat(star(x, 84, 11, 5, 5), p.third.base);
};

export const dragonDraw: Emblem = (canvas, random, p) => {
  const body = 'M-96 40C-90 -30 -40 -90 24 -88C92 -84 108 0 66 44C20 92 -70 70 -60 14C-50 -34 20 -40 30 2';
  canvas.bar(body, p.third, 26);
  canvas.stroke(body, gold.light, 6);
  for (const [x, y, t] of [
    [-88, -14, -70],
    [-58, -64, -40],
    [2, -98, -4],
    [66, -76, 40],
    [94, -16, 80],
    [80, 42, 120],
    [20, 78, 170],
  ] as const)
    canvas.at(x, y, 1, () => canvas.solid(petal(0, 8, 26, 9), p.main, { shade: 3, line: 2 }), t);
  canvas.at(30, -8, 0.5, () => dragon(canvas, random, { ...p, main: p.third, third: p.main }));
  ball(canvas, -8, 46, 26, random.integer(1, 9), gold);
  ball(canvas, -62, 70, 29, random.integer(1, 49), p.main);
  ball(canvas, 76, 76, 27, random.integer(1, 49), hue(random));
  ball(canvas, -4, 88, 20, random.integer(1, 49), hue(random));
};

export const wheelDraw: Emblem = (canvas, random, p) => {
  canvas.bar('M-70 104L-30 20M70 104L30 20', gold, 12);
  canvas.solid('M-66 -62H66V46H-66z', p.main, {
    fill: canvas.linear([
      [0, p.main.dark],
      [0.3, p.main.light],
      [0.6, p.main.base],
      [1, p.main.deep],
    ]),
    shade: 0,
  });
  for (const x of [-66, 66]) canvas.solid(ellipse(x, -8, 22, 58), gold, { shade: 6 });
  for (let i = -2; i <= 2; i++) canvas.stroke(`M-64 ${-8 + i * 22}H64`, p.main.shine, 3, 0.6);
  canvas.bar('M86 -8H104V26', gold, 9);
  canvas.solid(circle(104, 34, 10), p.third, { shade: 3 });
  ball(canvas, 0, -8, 36, random.integer(1, 99), p.third);
  ball(canvas, -30, 82, 25, random.integer(1, 99), hue(random));
  ball(canvas, 26, 84, 25, random.integer(1, 99), hue(random));
};

export const globeDraw: Emblem = (canvas, random, p) => {
  canvas.solid(circle(-6, -8, 80), tone(235, 0.17, 0.6), { shade: 12, light: 7 });
  canvas.clipped(circle(-6, -8, 78), () => {
    for (const d of [
      'M-70 -50C-40 -80 -10 -60 -16 -36C-30 -20 -50 -30 -56 -8C-40 0 -30 20 -44 44C-70 30 -90 -10 -70 -50z',
      'M10 -70C40 -74 70 -50 76 -20C60 -10 40 -30 24 -22C10 -30 0 -54 10 -70z',
      'M6 0C30 -10 56 0 54 24C46 50 26 66 12 56C2 40 -8 20 6 0z',
    ])
      canvas.flat(
        d,
        canvas.linear([
          [0, '#8df08a'],
          [1, '#1c9a5a'],
        ]),
      );
  });
  canvas.flat(ellipse(-34, -48, 24, 14), '#ffffff', 0.6);
  canvas.raw(
    '<ellipse cx="-6" cy="0" rx="106" ry="30" transform="rotate(-16)" fill="none" ' +
      `stroke="${gold.deep}" stroke-width="13"/><ellipse cx="-6" cy="0" rx="106" ry="30" ` +
      `transform="rotate(-16)" fill="none" stroke="${gold.base}" stroke-width="7" ` +
      'stroke-dasharray="200 40"/>',
  );
  ball(canvas, 62, 44, 33, random.integer(1, 69), p.third);
  ball(canvas, -64, 58, 27, random.integer(1, 69), p.main);
  ball(canvas, 4, 82, 23, random.integer(1, 26), hue(random));
};
