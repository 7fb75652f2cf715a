import { type Tone, gold, ink, ivory } from '../paint/colour.ts';
import { circle, ellipse, petal, rect, regular } from '../paint/shapes.ts';
import { coin } from '../props/coins.ts';
import { blaze } from '../props/fire.ts';
import { crown } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';
import { fang, roundEye } from './face.ts';

export const crab: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    for (const [y, e] of [
      [32, 56],
      [46, 76],
      [58, 92],
    ] as const)
      canvas.bar(`M-44 ${y}Q-84 ${y - 4} -80 ${e}`, p.main, 10);
    canvas.bar('M-50 6Q-84 0 -78 -30', p.main, 15);
    canvas.solid(
      'M-70 -26C-104 -34 -108 -78 -84 -98C-84 -82 -80 -74 -70 -70C-66 -80 -60 -88 -50 -94C-36 -74 -42 -40 -70 -26z',
      p.main,
      { shade: 7, light: 4 },
    );
    canvas.bar('M-20 -20V-44', p.main, 10);
    roundEye(canvas, -20, -52, 15, p.glow);
  });
  canvas.solid('M0 -28C50 -30 78 -6 74 24C70 58 36 74 0 74S-70 58 -74 24C-78 -6 -50 -30 0 -28z', p.main, {
    shade: 12,
    light: 6,
  });
  canvas.flat('M-52 50Q0 80 52 50Q30 70 0 70T-52 50z', ivory.light, 0.8);
  for (const [x, y, q] of [
    [-40, -4, 8],
    [-24, 8, 5],
    [38, -2, 7],
    [24, 10, 4],
  ] as const)
    canvas.flat(circle(x, y, q), p.main.shine, 0.6);
  canvas.solid('M-28 30Q0 40 28 30Q22 54 0 54T-28 30z', ink, { inner: true, light: 0 });
  canvas.flat('M-22 33Q0 41 22 33L20 39Q0 45 -20 39z', '#ffffff');
  crown(canvas, 0, -26, 0.36, p.third);
};

export const turtle: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-44 -30C-84 -66 -108 -40 -100 -8C-80 -14 -60 -10 -46 4z', p.main, { shade: 6 });
    canvas.solid('M-40 48C-72 60 -78 84 -66 98C-46 94 -30 80 -24 64z', p.main, { shade: 5 });
  });
  canvas.solid('M0 -102C26 -102 34 -80 30 -62C26 -46 14 -40 0 -40S-26 -46 -30 -62C-34 -80 -26 -102 0 -102z', p.main, {
    shade: 6,
  });
  canvas.mirror(() => roundEye(canvas, -15, -76, 9, p.glow));
  canvas.stroke('M-12 -58Q0 -50 12 -58', p.main.deep, 4);
  canvas.solid('M0 -54C44 -54 66 -18 64 20C60 64 32 88 0 88S-60 64 -64 20C-66 -18 -44 -54 0 -54z', p.second, {
    shade: 12,
    light: 6,
  });
  for (const [x, y, s] of [
    [0, 16, 30],
    [-42, -2, 21],
    [42, -2, 21],
    [-38, 46, 19],
    [38, 46, 19],
    [0, -30, 19],
    [0, 62, 17],
  ] as const) {
    canvas.solid(regular(x, y, s, 6), gold, { inner: true, shade: 4, light: 3, line: 2 });
  }
};

export const octopus: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    for (const d of [
      'M-20 30C-40 60 -96 40 -92 4C-90 -10 -72 -8 -74 6',
      'M-14 40C-30 90 -84 92 -92 68C-96 54 -80 48 -76 60',
      'M-6 44C-10 90 -40 108 -52 98C-60 88 -48 80 -42 88',
    ]) {
      canvas.bar(d, p.main, 19);
      canvas.raw(
        `<path d="${d}" fill="none" stroke="${p.main.shine}" stroke-width="5" stroke-dasharray="1 11" ` +
          'stroke-linecap="round" opacity=".8"/>',
      );
    }
  });
  canvas.solid(
    'M0 -96C56 -98 74 -48 58 -10C50 10 54 30 44 44Q0 66 -44 44C-54 30 -50 10 -58 -10C-74 -48 -56 -98 0 -96z',
    p.main,
    { shade: 12, light: 6 },
  );
  for (const [x, y, q] of [
    [-24, -68, 9],
    [0, -76, 6],
    [-40, -48, 6],
    [28, -66, 5],
  ] as const)
    canvas.flat(circle(x, y, q), p.main.shine, 0.55);
  canvas.mirror(() => {
    roundEye(canvas, -25, -10, 17, p.glow);
    canvas.stroke('M-48 -30Q-28 -38 -8 -22', p.main.deep, 6);
  });
  canvas.solid('M-18 24Q0 32 18 24Q14 44 0 44T-18 24z', ink, { inner: true, light: 0 });
};

export const jellyfish: Emblem = (canvas, _random, p) => {
  for (const [x, w] of [
    [-44, 10],
    [-22, 13],
    [0, 15],
    [22, 13],
    [44, 10],
  ] as const)
    canvas.bar(`M${x} 8Q${x - 18} 36 ${x} 56T${x * 1.1} 102`, x % 44 ? p.third : p.main, w);
  canvas.solid(
    'M0 -92C60 -92 86 -46 82 10Q68 26 54 10Q40 28 26 10Q12 28 0 10Q-12 28 -26 10Q-40 28 -54 10Q-68 26 -82 10C-86 -46 -60 -92 0 -92z',
    p.main,
    {
      shade: 10,
      light: 7,
      fill: canvas.radial(
        [
          [0, '#ffffff'],
          [0.35, p.main.light],
          [1, p.main.base],
        ],
        0.4,
        0.3,
        0.8,
      ),
    },
  );
  canvas.flat('M-58 -20C-56 -54 -30 -74 -6 -78C-30 -58 -42 -36 -42 -8z', '#ffffff', 0.6);
  canvas.mirror(() => {
    roundEye(canvas, -25, -18, 13, p.glow);
    canvas.flat(ellipse(-46, -2, 9, 6), '#ff8fae', 0.7);
  });
  canvas.stroke('M-9 -2Q0 6 9 -2', p.main.deep, 5);
};

export const seahorse: Emblem = (canvas, _random, p) => {
  canvas.solid('M26 -50C66 -58 84 -20 62 8C52 -6 40 -14 26 -16z', p.third, { shade: 6 });
  canvas.bar('M8 20C34 48 10 86 -16 78C-36 70 -28 44 -8 52', p.main, 24);
  canvas.solid(
    'M-84 -58C-70 -66 -46 -64 -32 -74C-20 -98 30 -98 36 -58C56 -20 58 24 20 50C-14 46 -24 20 -10 -4' +
      'C-20 -20 -24 -34 -36 -40C-54 -36 -74 -40 -84 -44z',
    p.main,
    { shade: 11, light: 5 },
  );
  for (const y of [-14, 2, 18, 34]) canvas.stroke(`M-12 ${y}Q14 ${y + 10} 40 ${y - 4}`, p.main.shine, 4, 0.7);
  roundEye(canvas, -10, -58, 14, p.glow);
  crown(canvas, 0, -82, 0.46, p.third, gold, 10);
  for (const [x, y] of [
    [34, 32],
    [40, 12],
    [42, -30],
  ] as const)
    canvas.flat(circle(x, y, 4), p.third.light);
};

export const lobster: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.stroke('M-8 -60C-20 -96 -50 -108 -76 -104', p.main.dark, 4);
    for (const y of [4, 20, 36]) canvas.bar(`M-26 ${y}Q-58 ${y + 4} -62 ${y + 26}`, p.main, 8);
    canvas.bar('M-24 -20C-60 -14 -70 -30 -68 -46', p.main, 14);
    canvas.solid(
      'M-62 -42C-98 -48 -104 -88 -84 -104C-82 -88 -76 -82 -68 -80C-62 -90 -56 -94 -46 -98C-36 -74 -42 -52 -62 -42z',
      p.main,
      { shade: 7 },
    );
    canvas.solid('M-4 82C-40 72 -50 96 -34 106C-18 108 -8 100 -2 92z', p.main, { shade: 4 });
  });
  for (const [y, w] of [
    [74, 17],
    [58, 21],
    [40, 25],
    [20, 28],
  ] as const)
    canvas.solid(
      `M${-w} ${y - 10}Q0 ${y - 20} ${w} ${y - 10}L${w - 4} ${y + 12}Q0 ${y + 20} ${-w + 4} ${y + 12}z`,
      p.main,
      {
        shade: 5,
      },
    );
  canvas.solid('M0 -72C26 -60 36 -30 32 4Q0 24 -32 4C-36 -30 -26 -60 0 -72z', p.main, { shade: 9, light: 5 });
  canvas.mirror(() => roundEye(canvas, -15, -40, 9, p.glow));
  canvas.stroke('M0 -28V10', p.main.deep, 3, 0.7);
};

export const manta: Emblem = (canvas, _random, p) => {
  canvas.bar('M6 50C14 80 -12 88 -6 108', p.main, 9);
  canvas.solid(
    'M-20 -58C-24 -74 -16 -88 -8 -90C-6 -76 6 -76 8 -90C16 -88 24 -74 20 -58C50 -50 84 -30 106 10C74 ' +
      '2 52 22 36 46Q0 66 -36 46C-52 22 -74 2 -106 10C-84 -30 -50 -50 -20 -58z',
    p.main,
    { shade: 12, light: 6 },
  );
  canvas.mirror(() => {
    canvas.flat('M-28 -34C-56 -26 -78 -12 -92 0C-70 -6 -46 2 -34 18z', p.main.shine, 0.4);
    roundEye(canvas, -19, -36, 9, p.glow);
    for (const [x, y, q] of [
      [-50, -8, 5],
      [-34, 4, 4],
      [-64, -4, 3],
      [-20, 18, 5],
    ] as const)
      canvas.flat(circle(x, y, q), p.glow, 0.9);
  });
  canvas.stroke('M-12 -14Q0 -6 12 -14', p.main.deep, 5);
  for (const y of [6, 20, 34]) canvas.stroke(`M-10 ${y}Q0 ${y + 8} 10 ${y}`, p.main.deep, 4, 0.5);
};

export const seaDragon: Emblem = (canvas, _random, p) => {
  canvas.bar('M-96 84C-60 104 -40 60 -6 78C34 96 60 70 56 40C52 10 10 20 12 -10', p.main, 34);
  canvas.stroke('M-96 84C-60 104 -40 60 -6 78C34 96 60 70 56 40C52 10 10 20 12 -10', p.main.shine, 7, 0.7);
  for (const [x, y, t] of [
    [-64, 72, -20],
    [-22, 56, -10],
    [64, 74, 120],
    [78, 36, 80],
    [38, 6, 50],
  ] as const)
    canvas.at(x, y, 1, () => canvas.solid(petal(0, 8, 36, 12), p.third, { shade: 4 }), t);
  canvas.solid('M30 -40C66 -58 92 -50 104 -70C104 -34 80 -10 46 -10z', p.third, { shade: 6 });
  canvas.solid(
    'M-92 -22C-84 -40 -60 -40 -44 -56C-24 -84 30 -84 44 -48C54 -14 24 14 -6 10C-24 20 -50 24 -64 18C-78 16 -94 0 -92 -22z',
    p.main,
    { shade: 10, light: 5 },
  );
  for (const [x, t] of [
    [-10, -22],
    [12, 4],
    [32, 30],
  ] as const)
    canvas.at(x, -68, 1, () => canvas.solid(petal(0, 8, 44, 12), p.third, { shade: 4 }), t);
  canvas.stroke('M-86 2C-60 14 -40 4 -22 -2', ink.deep, 5);
  fang(canvas, -70, 6, 5, 16);
  fang(canvas, -50, 7, 4, 12);
  roundEye(canvas, -22, -34, 13, p.glow);
  canvas.stroke('M-44 -52Q-22 -60 0 -44', p.main.deep, 6);
  canvas.flat(ellipse(-78, -20, 5, 4), p.main.deep);
};

export const seaCannon: Emblem = (canvas, random, p) => {
  canvas.at(0, 6, 1, () => {
    blaze(canvas, 0, -76, 44, 26);
    canvas.solid('M-24 20L-30 -74Q0 -88 30 -74L24 20z', p.main, {
      shade: 9,
      light: 5,
      fill: canvas.linear(
        [
          [0, p.main.dark],
          [0.3, p.main.light],
          [0.6, p.main.base],
          [1, p.main.deep],
        ],
        0,
      ),
    });
    for (const y of [-72, -36, 0])
      canvas.solid(`M-34 ${y}Q0 ${y - 14} 34 ${y}V${y + 14}Q0 ${y} -34 ${y + 14}z`, gold, { shade: 3 });
    canvas.mirror(() => {
      canvas.solid('M-30 -20L-66 -40L-74 24L-30 40z', p.third, { shade: 6 });
      canvas.flat(circle(-54, 0, 8), p.glow);
    });
    canvas.solid('M-62 22Q0 -14 62 22L80 76Q0 104 -80 76z', gold, { shade: 9 });
    canvas.solid(circle(0, 48, 27), p.main, {
      fill: canvas.radial(
        [
          [0, '#ffffff'],
          [0.4, p.glow],
          [1, p.main.dark],
        ],
        0.4,
        0.35,
        0.75,
      ),
    });
  });
  coin(canvas, -78, 84, 19, random.integer(0, 4));
  coin(canvas, 80, 82, 17, random.integer(0, 4));
};

const deepTone = (t: Tone): Tone => ({ ...t, light: t.base });

export const pearlShell: Emblem = (canvas, _random, p) => {
  for (let i = -4; i <= 4; i++)
    canvas.group(`translate(0 44) rotate(${i * 19})`, () =>
      canvas.solid(petal(0, 0, 134 - Math.abs(i) * 8, 21), i % 2 ? p.main : deepTone(p.main), { shade: 6 }),
    );
  canvas.flat(
    circle(0, 14, 62),
    canvas.radial([
      [0, '#ffffff', 0.9],
      [1, '#ffffff', 0],
    ]),
  );
  for (let i = -4; i <= 4; i++)
    canvas.group(`translate(0 48) rotate(${i * 21})`, () =>
      canvas.solid(`M-8 0Q-22 36 0 ${54 - Math.abs(i) * 3}Q22 36 8 0z`, p.third, { shade: 4 }),
    );
  canvas.solid(circle(0, 22, 34), ivory, {
    fill: canvas.radial(
      [
        [0, '#ffffff'],
        [0.5, '#ffeef6'],
        [1, '#c7a6c8'],
      ],
      0.35,
      0.3,
      0.8,
    ),
  });
  canvas.flat(ellipse(-12, 8, 9, 6), '#ffffff');
  canvas.flat(rect(-1, 0, 2, 2), '#ffffff');
};
