import { gold, ink, ivory, tone } from '../paint/colour.ts';
import { circle, ellipse, petal, rect, star } from '../paint/shapes.ts';
import { blaze } from '../props/fire.ts';
import { gem } from '../props/gems.ts';
import type { Emblem } from './emblem.ts';
import { fang, fierceEye } from './face.ts';

export const dragon: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    for (const [turn, h, x, y] of [
      [-104, 62, -46, 34],
      [-84, 74, -50, 10],
      [-62, 78, -48, -14],
      [-40, 66, -40, -34],
    ] as const)
      canvas.at(x, y, 1, () => canvas.solid(petal(0, 8, h, 17), p.third, { shade: 5 }), turn);
    canvas.solid(
      'M-26 -50C-34 -78 -58 -84 -60 -106C-36 -102 -28 -86 -20 -86C-14 -96 -16 -104 -8 -112C-2 -92 -2 -70 -4 -50z',
      gold,
      { shade: 7 },
    );
  });
  canvas.solid(
    'M0 -66C28 -68 54 -56 60 -30C72 -26 76 -10 64 2C66 22 50 36 46 56C40 84 20 98 0 98S-40 84 -46 56' +
      'C-50 36 -66 22 -64 2C-76 -10 -72 -26 -60 -30C-54 -56 -28 -68 0 -66z',
    p.main,
    { shade: 10 },
  );
  canvas.solid(
    'M-34 50Q0 34 34 50Q34 88 0 92Q-34 88 -34 50z',
    { deep: '#2a040c', dark: '#4d0814', base: '#7d1020', light: '#a81e2c', shine: '#ff8a8a' },
    { inner: true, light: 0 },
  );
  canvas.flat('M-20 84Q0 60 20 84Q10 92 0 92T-20 84z', '#ff6f86');
  canvas.mirror(() => {
    fang(canvas, -26, 46, 8, 28);
    fang(canvas, -11, 45, 5, 14);
    canvas.solid('M-28 84l5 -18 8 21z', ivory, { inner: true, shade: 2, light: 1, line: 1.5 });
  });
  canvas.solid(
    'M0 -14C16 -16 24 2 26 14C46 14 50 36 36 46C20 56 8 50 0 50S-20 56 -36 46C-50 36 -46 14 -26 14C-24 2 -16 -16 0 -14z',
    p.main,
    { inner: true, shade: 6 },
  );
  for (let i = 0; i < 4; i++)
    canvas.stroke(`M-${13 - i} ${-4 + i * 9}Q0 ${2 + i * 9} ${13 - i} ${-4 + i * 9}`, p.main.deep, 2.5, 0.6);
  canvas.mirror(() => {
    canvas.flat(ellipse(-24, 30, 9, 7), p.main.deep);
    canvas.solid('M-12 -20C-28 -42 -52 -44 -66 -58C-66 -38 -62 -26 -50 -18z', gold, { inner: true, shade: 4 });
    fierceEye(canvas, -36, -6, 0.78, p.glow);
    canvas.bar('M-34 40C-66 36 -78 62 -66 78C-58 88 -44 80 -52 70', gold, 6);
    canvas.flat('M-58 22l-14 14 18 -2zM-52 38l-12 16 16 -6z', p.third.light);
  });
  canvas.solid(circle(0, -44, 15), p.second, {
    inner: true,
    fill: canvas.radial(
      [
        [0, '#ffffff'],
        [0.3, p.second.light],
        [1, p.second.dark],
      ],
      0.35,
      0.3,
      0.8,
    ),
  });
};

export const dragonPearl: Emblem = (canvas, random, p) => {
  const body = 'M-84 60C-100 10 -50 -8 -20 12C14 34 60 40 74 6C86 -30 56 -56 26 -44';
  canvas.bar(body, p.main, 40);
  for (let i = 0; i < 11; i++) {
    const x = -84 + i * 14;
    canvas.flat(circle(x, 26 + Math.sin(i) * 10, 3), p.third.light, 0.5);
  }
  canvas.stroke(body, gold.light, 9, 0.9);
  for (const [x, y, t] of [
    [-92, 26, -60],
    [-58, -2, -20],
    [-14, 2, 20],
    [30, 20, 10],
    [78, 24, 80],
    [86, -18, 70],
    [62, -54, 30],
  ] as const)
    canvas.at(x, y, 1, () => canvas.solid(petal(0, 6, 28, 9), p.third, { shade: 3, light: 2, line: 2 }), t);
  canvas.at(8, -46, 0.62, () => dragon(canvas, random, p), -14);
  canvas.flat(
    circle(-44, 52, 44),
    canvas.radial([
      [0, p.glow, 0.9],
      [1, p.glow, 0],
    ]),
  );
  canvas.solid(circle(-44, 56, 25), ivory, {
    fill: canvas.radial(
      [
        [0, '#ffffff'],
        [0.4, p.glow],
        [1, p.second.dark],
      ],
      0.35,
      0.3,
      0.8,
    ),
  });
  canvas.flat(ellipse(-52, 46, 7, 5), '#ffffff');
  blaze(canvas, 70, 98, 44, 16);
};

export const phoenix: Emblem = (canvas, _random, p) => {
  for (let i = -3; i <= 3; i++)
    canvas.group(`translate(0 30) rotate(${180 + i * 19})`, () => {
      canvas.solid(petal(0, 0, 76 - Math.abs(i) * 6, 13), i % 2 ? p.second : p.third, { shade: 4 });
      canvas.flat(ellipse(0, -56 + Math.abs(i) * 4, 5, 8), p.glow);
    });
  canvas.mirror(() => {
    for (let i = 0; i < 7; i++)
      canvas.group(`translate(${-14 - i * 2} ${8 - i * 5}) rotate(${-118 + i * 17})`, () =>
        canvas.solid(petal(0, 0, 88 - Math.abs(3 - i) * 3, 16), i % 2 ? p.main : p.second, { shade: 5 }),
      );
    canvas.solid('M-6 26C-44 26 -64 -2 -62 -34C-40 -34 -14 -16 -4 -6z', p.third, { shade: 5 });
  });
  canvas.solid('M0 -62C22 -62 26 -40 20 -24C34 -4 30 40 0 62C-30 40 -34 -4 -20 -24C-26 -40 -22 -62 0 -62z', p.main, {
    shade: 8,
  });
  for (const [y, w] of [
    [0, 14],
    [14, 16],
    [28, 13],
  ] as const)
    canvas.flat(`M${-w} ${y}q${w} 22 ${w * 2} 0z`, p.glow, 0.75);
  for (const t of [-34, -12, 12, 34])
    canvas.group(`translate(0 -58) rotate(${t})`, () => {
      canvas.solid(petal(0, 0, 38, 7), p.second, { shade: 3, light: 2, line: 2 });
      canvas.flat(circle(0, -34, 5), p.glow);
    });
  canvas.mirror(() => {
    canvas.flat('M-17 -48Q-8 -50 -3 -40Q-12 -38 -17 -48z', ink.deep);
    canvas.flat(circle(-9, -44, 3), p.glow);
  });
  canvas.solid('M-8 -38Q0 -44 8 -38L0 -20z', gold, { inner: true, shade: 3, line: 2 });
};

export const zeus: Emblem = (canvas, _random, p) => {
  const skin = { deep: '#5a2a1c', dark: '#c98560', base: '#f0b68c', light: '#ffdcbc', shine: '#ffffff' };
  const hair = { deep: '#39436b', dark: '#9fb0d8', base: '#dfe7f7', light: '#ffffff', shine: '#ffffff' };
  canvas.mirror(() => {
    for (const [x, y, t, h] of [
      [-40, -20, -60, 50],
      [-48, 6, -88, 50],
      [-46, 30, -112, 52],
      [-36, 54, -136, 50],
      [-20, 66, -160, 46],
    ] as const)
      canvas.at(x, y, 1, () => canvas.solid(petal(0, 12, h, 22), hair, { shade: 6 }), t);
  });
  canvas.solid('M0 -76C46 -78 62 -44 56 -6C54 34 34 60 0 62S-54 34 -56 -6C-62 -44 -46 -78 0 -76z', skin, { shade: 8 });
  canvas.solid(
    'M0 20C14 12 24 16 36 12C50 6 52 -6 56 -12C64 40 36 98 0 104C-36 98 -64 40 -56 -12C-52 -6 -50 6 -36 12C-24 16 -14 12 0 20z',
    hair,
    { shade: 9 },
  );
  canvas.flat('M-15 38Q0 30 15 38Q0 52 -15 38z', '#7d2a2a');
  for (const d of ['M-34 30Q-26 60 -6 84', 'M34 30Q26 60 6 84', 'M-14 54Q-8 72 0 92', 'M14 54Q8 72 0 92'])
    canvas.stroke(d, hair.dark, 3);
  canvas.mirror(() => {
    canvas.flat('M-40 -14Q-24 -24 -8 -10Q-24 0 -40 -14z', '#ffffff');
    canvas.flat(circle(-22, -12, 6), p.glow);
    canvas.flat(circle(-22, -12, 3), ink.deep);
    canvas.solid('M-46 -22Q-26 -40 -6 -18Q-26 -26 -46 -22z', hair, { inner: true, shade: 2, light: 1, line: 2 });
  });
  canvas.solid('M-9 -12Q0 -18 9 -12L14 14Q0 22 -14 14z', skin, { inner: true, line: 2, shade: 4 });
  canvas.mirror(() => {
    for (let i = 0; i < 4; i++)
      canvas.at(
        -52 + i * 13,
        -48 - i * 9,
        1,
        () => canvas.solid(petal(0, 6, 30, 9), gold, { shade: 3, light: 2, line: 2 }),
        -58 + i * 12,
      );
  });
  canvas.at(
    70,
    8,
    1,
    () =>
      canvas.solid('M10 -84L-26 6H2L-14 84L34 -16H8L30 -84z', p.third, {
        fill: canvas.linear([
          [0, '#ffffff'],
          [0.4, p.third.light],
          [1, p.third.base],
        ]),
      }),
    14,
  );
};

export const poseidon: Emblem = (canvas, _random, p) => {
  canvas.solid('M-7 -24H7V104H-7z', gold, { shade: 4 });
  canvas.solid('M-7 -40L0 -108L7 -40z', gold, { shade: 4 });
  canvas.solid(
    'M0 -112L18 -78L7 -82V-22C34 -26 46 -46 46 -74L36 -68L54 -104L70 -66L60 -74C62 -34 40 -4 7 0V6H-7' +
      'V0C-40 -4 -62 -34 -60 -74L-70 -66L-54 -104L-36 -68L-46 -74C-46 -46 -34 -26 -7 -22V-82L-18 -78z',
    gold,
    { shade: 7 },
  );
  gem(canvas, 0, -6, 0.42, 3, p.third, true);
  canvas.mirror(() => {
    canvas.solid(
      'M-10 96C-60 104 -100 70 -92 24C-84 50 -64 60 -48 50C-62 42 -66 26 -54 14C-50 46 -30 62 -8 60z',
      p.main,
      {
        shade: 8,
      },
    );
    canvas.stroke('M-84 50C-76 76 -48 90 -18 84', p.main.shine, 5, 0.9);
  });
  for (const [x, y, q] of [
    [-70, 0, 7],
    [72, -8, 6],
    [-84, -14, 4],
    [86, 8, 8],
  ] as const)
    canvas.solid(circle(x, y, q), p.main, { fill: p.main.light, shade: 2, light: 2, line: 1.5 });
};

export const wizard: Emblem = (canvas, _random, p) => {
  const beard = { deep: '#45406b', dark: '#a9a9d6', base: '#e4e4f7', light: '#ffffff', shine: '#ffffff' };
  canvas.solid('M-46 6H46C60 50 30 80 6 104C-30 90 -60 50 -46 6z', beard, { shade: 9 });
  canvas.solid(
    'M-40 -14H40C44 16 30 36 0 36S-44 16 -40 -14z',
    { deep: '#5a2a1c', dark: '#c98560', base: '#f0b68c', light: '#ffdcbc', shine: '#ffffff' },
    { inner: true, shade: 4 },
  );
  canvas.mirror(() => {
    canvas.flat('M-32 2Q-20 -10 -8 2Q-20 12 -32 2z', '#ffffff');
    canvas.flat(circle(-19, 1, 6), p.glow);
    canvas.flat(circle(-19, 1, 3), ink.deep);
    canvas.solid('M-42 -6Q-22 -22 -4 -4Q-22 -10 -42 -6z', beard, { inner: true, shade: 2, light: 1, line: 2 });
    canvas.solid('M0 26C-14 18 -34 24 -46 44C-26 44 -8 42 0 34z', beard, { inner: true, shade: 4, line: 2 });
  });
  canvas.solid(
    'M-8 0Q0 -4 8 0Q14 20 0 24Q-14 20 -8 0z',
    { deep: '#5a2a1c', dark: '#c98560', base: '#e9a377', light: '#ffdcbc', shine: '#ffffff' },
    { inner: true, line: 2, shade: 3 },
  );
  canvas.solid(
    'M-92 -10C-50 -24 -40 -60 -10 -98C4 -114 34 -108 42 -92C28 -98 22 -90 26 -80C40 -40 60 -20 92 -8C60 8 -60 8 -92 -10z',
    p.main,
    { shade: 9 },
  );
  canvas.stroke('M-56 -24Q0 -8 54 -22', gold.base, 9);
  for (const [x, y, s] of [
    [-6, -56, 11],
    [16, -78, 6],
    [-24, -38, 6],
    [24, -42, 8],
  ] as const)
    canvas.flat(star(x, y, s, s * 0.45, 5), gold.light);
};

export const santa: Emblem = (canvas, _random, p) => {
  const white = { deep: '#4b5a86', dark: '#b8c6e6', base: '#eef3fc', light: '#ffffff', shine: '#ffffff' };
  const skin = tone(45, 0.09, 0.84);
  canvas.solid('M-62 -10H62C80 40 46 96 0 102C-46 96 -80 40 -62 -10z', white, { shade: 9 });
  canvas.solid('M-48 -18H48C52 20 34 36 0 36S-52 20 -48 -18z', skin, { inner: true, shade: 4 });
  canvas.mirror(() => {
    canvas.flat(ellipse(-20, -2, 6, 8), ink.deep);
    canvas.flat(circle(-22, -5, 2.4), '#ffffff');
    canvas.flat(ellipse(-36, 14, 12, 8), '#ff7d7d', 0.75);
    canvas.solid('M-36 -18Q-20 -28 -6 -14Q-20 -16 -36 -18z', white, { inner: true, shade: 2, light: 1, line: 1.5 });
    canvas.solid('M0 28C-14 14 -42 22 -50 44C-26 54 -8 46 0 36z', white, { inner: true, shade: 4 });
  });
  canvas.solid(circle(0, 10, 13), tone(25, 0.16, 0.7), { inner: true, shade: 4 });
  canvas.flat('M-14 48Q0 44 14 48Q10 64 0 64T-14 48z', '#9d1526');
  canvas.solid('M-58 -30C-56 -90 -10 -112 40 -96C74 -84 86 -50 84 -20L66 -16C64 -40 60 -44 50 -46L58 -30z', p.third, {
    shade: 9,
  });
  canvas.solid(rect(-72, -40, 144, 28, 14), white, { shade: 6 });
  canvas.solid(circle(76, -8, 19), white, { shade: 6 });
};
