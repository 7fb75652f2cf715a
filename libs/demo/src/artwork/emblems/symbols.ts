import { gold, ink, silver, tone, wood } from '../paint/colour.ts';
import { circle, ellipse, glint, heart, petal, rect, regular, star } from '../paint/shapes.ts';
import { blaze, bolt } from '../props/fire.ts';
import { gem, jewels } from '../props/gems.ts';
import { ribbon, wings } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';

export const liberty: Emblem = (canvas, _random, p) => {
  canvas.solid(
    'M0 -94C10 -94 16 -86 14 -76C50 -66 60 -32 62 6C64 34 76 44 88 58Q90 70 78 70H-78Q-90 70 -88 58' +
      'C-76 44 -64 34 -62 6C-60 -32 -50 -66 -14 -76C-16 -86 -10 -94 0 -94z',
    gold,
    { shade: 11, light: 6 },
  );
  canvas.flat('M-40 14C-40 -28 -30 -52 -12 -60C-22 -40 -28 -10 -26 20z', gold.shine, 0.75);
  canvas.solid('M-82 52Q0 70 82 52L86 68Q0 86 -86 68z', gold, { inner: true, shade: 4 });
  canvas.solid(circle(0, 82, 16), gold, { shade: 5 });
  canvas.solid(
    'M-54 -36C-40 -20 -20 -22 0 -34C20 -22 40 -20 54 -36L64 -2C40 10 20 0 0 -12C-20 0 -40 10 -64 -2z',
    p.third,
    {
      inner: true,
      shade: 5,
    },
  );
  canvas.solid(circle(0, -24, 15), p.third, { inner: true });
};

const sevenPath = 'M-34 -46H36L38 -28C16 0 8 22 6 50H-24C-22 22 -12 2 8 -20H-18L-24 -8H-38z';

export const sevens: Emblem = (canvas, random, p) => {
  const triple = random.chance(0.6);
  if (random.chance(0.5)) blaze(canvas, 0, 96, 180, 74);
  if (triple) {
    canvas.at(-54, 12, 0.92, () => canvas.solid(sevenPath, p.third, { shade: 7, light: 5, line: 4 }), -12);
    canvas.at(54, 12, 0.92, () => canvas.solid(sevenPath, p.third, { shade: 7, light: 5, line: 4 }), 12);
  }
  canvas.at(0, 4, triple ? 1.34 : 1.8, () => {
    canvas.solid(sevenPath, gold, { shade: 0, light: 0, line: 12 });
    canvas.solid(sevenPath, p.third, { inner: true, shade: 8, light: 5, line: 2 });
    canvas.flat('M-30 -42H32L33 -34H-31z', '#ffffff', 0.6);
  });
  if (triple) ribbon(canvas, 78, 62, 26, gold);
};

export const fruit: Emblem = (canvas, random, p) => {
  if (random.chance(0.5)) {
    canvas.bar('M-36 30C-30 -20 -4 -60 36 -84', tone(135, 0.16, 0.5), 9);
    canvas.bar('M44 36C46 -10 44 -50 36 -84', tone(135, 0.16, 0.5), 9);
    canvas.at(34, -80, 1, () => canvas.solid(petal(0, 0, 76, 24), tone(140, 0.2, 0.66)), 68);
    for (const [x, y] of [
      [-40, 46],
      [46, 52],
    ] as const) {
      canvas.solid(circle(x, y, 42), p.third, { shade: 11, light: 5 });
      canvas.flat(ellipse(x - 14, y - 17, 12, 8), '#ffffff', 0.85);
    }
    return;
  }
  canvas.at(-22, -40, 1, () => {
    canvas.solid(
      'M0 -50C30 -54 62 -26 60 0C62 30 32 52 0 50S-62 30 -60 0C-62 -26 -30 -54 0 -50z',
      tone(70, 0.19, 0.76),
      {
        shade: 9,
      },
    );
    canvas.flat(ellipse(-20, -22, 14, 9), '#ffffff', 0.7);
  });
  canvas.at(
    52,
    -26,
    0.86,
    () => {
      for (const [x, y] of [
        [-24, -22],
        [2, -26],
        [28, -22],
        [-12, 0],
        [16, 0],
        [2, 24],
      ] as const) {
        canvas.solid(circle(x, y, 18), p.main, { shade: 5 });
        canvas.flat(ellipse(x - 6, y - 7, 5, 4), '#ffffff', 0.8);
      }
      canvas.solid(petal(2, -36, 40, 15), tone(140, 0.2, 0.66));
    },
    12,
  );
  canvas.solid('M-92 10A92 92 0 0 0 92 10L78 6Q0 22 -78 6z', tone(145, 0.2, 0.58), { shade: 8 });
  canvas.flat('M-80 12A80 80 0 0 0 80 12L72 8Q0 24 -72 8z', '#eaffd0');
  canvas.flat(
    'M-72 14A72 72 0 0 0 72 14Q0 26 -72 14z',
    canvas.linear([
      [0, '#ff6b7d'],
      [1, '#d3132f'],
    ]),
  );
  for (const [x, y, t] of [
    [-40, 36, 20],
    [-12, 52, 6],
    [18, 44, -8],
    [44, 34, -24],
    [2, 74, 0],
    [-28, 66, 12],
    [30, 64, -14],
  ] as const)
    canvas.at(x, y, 1, () => canvas.flat(ellipse(0, 0, 3.6, 6), ink.deep), t);
};

export const clover: Emblem = (canvas, _random, p) => {
  canvas.bar('M4 20Q16 60 44 92', p.main, 12);
  for (let i = 0; i < 4; i++)
    canvas.group(`translate(0 -10) rotate(${i * 90 + 45})`, () => {
      canvas.solid(heart(0, -42, 40), p.main, { shade: 9, light: 5 });
      canvas.stroke('M0 -10V-42', p.main.shine, 3, 0.6);
    });
  canvas.solid(circle(0, -10, 12), gold, { inner: true, shade: 4 });
};

export const horseshoe: Emblem = (canvas, _random, p) => {
  canvas.solid(
    'M-44 92L-72 84C-110 10 -84 -90 0 -90S110 10 72 84L44 92L34 66C66 14 52 -44 0 -44S-66 14 -34 66z',
    gold,
    {
      shade: 11,
      light: 6,
    },
  );
  canvas.stroke('M-54 70C-84 10 -66 -68 0 -68S84 10 54 70', gold.deep, 10, 0.55);
  for (const [x, y] of [
    [-58, 54],
    [-70, 16],
    [-62, -24],
    [-36, -56],
    [0, -68],
    [36, -56],
    [62, -24],
    [70, 16],
    [58, 54],
  ] as const)
    canvas.flat(circle(x, y, 5), ink.deep);
  for (let i = 0; i < 4; i++)
    canvas.group(`translate(0 24) rotate(${i * 90 + 45})`, () => canvas.solid(heart(0, -22, 21), p.main, { shade: 5 }));
};

export const rocket: Emblem = (canvas, _random, p) => {
  canvas.group('rotate(36)', () => {
    blaze(canvas, 0, 44, -64, 22);
    canvas.mirror(() => canvas.solid('M-28 14C-60 24 -64 56 -56 74L-22 52z', p.third, { shade: 6 }));
    canvas.solid('M0 -108C40 -76 44 -10 30 54H-30C-44 -10 -40 -76 0 -108z', silver, { shade: 9, light: 5 });
    canvas.solid('M0 -108C20 -92 30 -72 34 -52H-34C-30 -72 -20 -92 0 -108z', p.third, { inner: true, shade: 6 });
    canvas.solid(circle(0, -22, 21), gold, { inner: true, shade: 4 });
    canvas.flat(
      circle(0, -22, 15),
      canvas.linear(
        [
          [0, '#d9fbff'],
          [1, p.main.dark],
        ],
        60,
      ),
    );
    canvas.solid('M-34 40H34L30 58H-30z', ink, { shade: 3 });
    canvas.solid('M-6 20Q0 12 6 20V62H-6z', p.third, { inner: true });
  });
};

export const bonbons: Emblem = (canvas, random, p) => {
  const sweet = (x: number, y: number, s: number, turn: number, t = p.main): void =>
    canvas.at(
      x,
      y,
      s,
      () => {
        canvas.mirror(() => canvas.solid('M-34 0L-70 -26L-62 0L-70 26z', t, { shade: 4 }));
        canvas.solid(circle(0, 0, 38), t, { shade: 9, light: 5 });
        canvas.clipped(circle(0, 0, 36), () => {
          for (let i = -3; i < 4; i++)
            canvas.flat(
              `M${i * 26 - 6} -50Q${i * 26 + 22} 0 ${i * 26 - 6} 50h13Q${i * 26 + 35} 0 ${i * 26 + 7} -50z`,
              '#ffffff',
              0.7,
            );
        });
        canvas.flat(ellipse(-13, -17, 12, 7), '#ffffff', 0.9);
      },
      turn,
    );
  sweet(-44, -42, 0.84, -30, p.third);
  sweet(48, -34, 0.84, 34, jewels[random.integer(0, 6)] ?? p.second);
  sweet(0, 22, 1.28, -8);
  canvas.at(
    -62,
    66,
    0.8,
    () => {
      canvas.solid(rect(-26, -26, 52, 52, 14), jewels[random.integer(0, 6)] ?? p.second, { shade: 7, light: 5 });
      canvas.flat(ellipse(-8, -14, 10, 5), '#ffffff', 0.85);
    },
    -16,
  );
  canvas.at(
    66,
    68,
    0.8,
    () => {
      canvas.solid(heart(0, 0, 30), p.third, { shade: 7, light: 5 });
      canvas.flat(ellipse(-13, -12, 7, 5), '#ffffff', 0.85);
    },
    12,
  );
};

export const sombrero: Emblem = (canvas, _random, p) => {
  canvas.solid('M-98 6C-98 -24 -70 -20 -44 -6H44C70 -20 98 -24 98 6C92 40 50 48 0 48S-92 40 -98 6z', p.main, {
    shade: 9,
  });
  canvas.stroke('M-92 8C-86 34 -48 42 0 42S86 34 92 8', gold.base, 5);
  for (let i = -4; i <= 4; i++)
    canvas.flat(regular(i * 19, 34 - Math.abs(i) * 3.5, 7, 4), i % 2 ? p.third.light : '#ffffff');
  canvas.solid('M-46 2C-44 -40 -28 -92 0 -92S44 -40 46 2Q0 18 -46 2z', p.main, { shade: 9 });
  canvas.solid('M-47 -16Q0 4 47 -16L48 2Q0 20 -48 2z', p.third, { inner: true, shade: 4 });
  canvas.stroke('M-30 -50l10 10 10 -10 10 10 10 -10 10 10 10 -10', gold.light, 5);
  canvas.mirror(() => {
    canvas.at(
      -52,
      74,
      0.9,
      () => {
        canvas.solid(ellipse(0, -8, 26, 31), p.third, { shade: 7 });
        canvas.stroke('M-22 -14Q0 -6 22 -14', gold.light, 5);
        canvas.solid(rect(-5, 22, 10, 36, 4), wood, { shade: 3 });
      },
      28,
    );
  });
};

export const carnivalMask: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    for (let i = 0; i < 5; i++)
      canvas.group(`translate(${-14 - i * 10} -20) rotate(${-8 - i * 15})`, () => {
        canvas.solid(petal(0, 0, 86 - i * 5, 17), [p.main, p.third, p.second][i % 3] ?? p.main, { shade: 5 });
        canvas.stroke('M0 -8V-66', gold.light, 2);
      });
  });
  canvas.solid(
    'M0 4C24 -34 82 -36 98 -14C98 34 66 58 36 48C18 42 8 30 0 30S-18 42 -36 48C-66 58 -98 34 -98 -14C-82 -36 -24 -34 0 4z',
    p.third,
    { shade: 9 },
  );
  canvas.stroke(
    'M0 4C24 -34 82 -36 98 -14C98 34 66 58 36 48C18 42 8 30 0 30S-18 42 -36 48C-66 58 -98 34 -98 -14C-82 -36 -24 -34 0 4z',
    gold.base,
    4,
  );
  canvas.mirror(() => {
    canvas.solid('M-72 0Q-48 -22 -18 12Q-46 32 -72 0z', ink, { inner: true, light: 0 });
    canvas.stroke('M-78 0Q-48 -30 -12 12', gold.light, 4);
    for (const [x, y] of [
      [-84, 12],
      [-66, 30],
      [-40, 38],
    ] as const)
      canvas.flat(circle(x, y, 4), gold.shine);
  });
  gem(canvas, 0, -14, 0.46, 3, p.main, true);
  canvas.bar('M84 30Q96 70 88 106', gold, 7);
};

export const rose: Emblem = (canvas, _random, p) => {
  canvas.bar('M0 30Q-10 70 6 106', tone(140, 0.17, 0.5), 10);
  canvas.at(-4, 76, 1, () => canvas.solid(petal(0, 0, 66, 22), tone(142, 0.18, 0.58)), -64);
  canvas.at(2, 84, 1, () => canvas.solid(petal(0, 0, 62, 20), tone(142, 0.18, 0.58)), 66);
  for (const [x, y, t, w, h] of [
    [-34, 20, -66, 42, 74],
    [34, 20, 66, 42, 74],
    [-20, 26, -26, 44, 96],
    [20, 26, 26, 44, 96],
    [0, 34, 0, 46, 88],
  ] as const)
    canvas.at(x * 0.6, y, 1, () => canvas.solid(petal(0, 14, h, w), p.third, { shade: 9, light: 5 }), t);
  canvas.solid('M-44 -14C-30 34 30 34 44 -14C50 30 24 52 0 52S-50 30 -44 -14z', p.third, { inner: true, shade: 7 });
  canvas.solid(circle(0, -22, 30), p.third, { inner: true, shade: 7 });
  canvas.stroke('M-20 -28Q0 -50 20 -28Q14 -2 -8 -10Q-14 -26 2 -28M-30 -12Q0 24 30 -14', p.third.deep, 4, 0.75);
};

export const butterfly: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-4 -10C-30 -80 -100 -98 -98 -46C-96 -4 -50 12 -4 8z', p.main, { shade: 9, light: 5 });
    canvas.solid('M-4 8C-50 10 -86 34 -70 72C-54 100 -16 70 -4 24z', p.third, { shade: 8, light: 5 });
    canvas.flat('M-16 -16C-40 -56 -82 -72 -82 -44C-80 -18 -48 -4 -16 -2z', p.main.shine, 0.45);
    for (const [x, y, q] of [
      [-72, -46, 11],
      [-46, -36, 8],
      [-56, 52, 10],
      [-34, 36, 6],
    ] as const) {
      canvas.flat(circle(x, y, q), p.glow);
      canvas.flat(circle(x, y, q * 0.5), p.main.deep);
    }
    canvas.stroke('M-3 -36Q-14 -70 -34 -82', ink.base, 4);
    canvas.flat(circle(-34, -82, 5), gold.light);
  });
  canvas.solid('M0 -42C12 -42 12 -20 9 -8C14 20 8 60 0 78C-8 60 -14 20 -9 -8C-12 -20 -12 -42 0 -42z', gold, {
    shade: 4,
  });
};

export const thunder: Emblem = (canvas, _random, p) => {
  wings(canvas, 0, 0.84, p.main, p.second);
  canvas.solid(bolt(0, 0, 1.7), p.third, {
    fill: canvas.linear([
      [0, '#ffffff'],
      [0.4, '#ffe86b'],
      [1, '#ff9a1f'],
    ]),
    shade: 8,
    light: 5,
    line: 4,
  });
};

export const heartFlame: Emblem = (canvas, _random, p) => {
  blaze(canvas, 0, 64, 168, 62);
  canvas.solid(heart(0, 18, 66), p.third, { shade: 11, light: 6 });
  canvas.flat(ellipse(-38, -10, 18, 12), '#ffffff', 0.75);
  ribbon(canvas, 28, 74, 30, gold);
};

export const sunFace: Emblem = (canvas, _random, p) => {
  for (let i = 0; i < 16; i++)
    canvas.group(`rotate(${i * 22.5})`, () =>
      canvas.solid(i % 2 ? 'M-13 -56L0 -106L13 -56z' : petal(0, -50, 44, 12), i % 2 ? gold : p.third, {
        shade: 4,
        light: 2,
      }),
    );
  canvas.solid(circle(0, 0, 64), gold, { shade: 10, light: 6 });
  canvas.raw(`<circle r="54" fill="none" stroke="${gold.dark}" stroke-width="3" stroke-dasharray="4 6"/>`);
  canvas.mirror(() => {
    canvas.flat('M-42 -8Q-26 -22 -10 -8Q-26 0 -42 -8z', '#ffffff');
    canvas.flat(circle(-25, -9, 6), p.main.deep);
    canvas.stroke('M-46 -20Q-26 -34 -8 -20', gold.deep, 5);
    canvas.flat(circle(-40, 16, 9), '#ff8a4d', 0.6);
  });
  canvas.stroke('M-4 -10Q-10 14 0 16Q8 16 8 10', gold.deep, 4);
  canvas.solid('M-24 28Q0 34 24 28Q14 48 0 48T-24 28z', p.third, { inner: true, shade: 2, line: 2 });
};

export const moonGoddess: Emblem = (canvas, _random, p) => {
  canvas.solid(
    'M30 -94C-40 -104 -96 -50 -90 14C-84 76 -20 108 42 88C-10 80 -40 42 -38 -4C-36 -50 -10 -82 30 -94z',
    gold,
    {
      shade: 10,
      light: 6,
    },
  );
  canvas.flat(
    'M-74 6C-76 -40 -44 -76 -8 -88C-44 -66 -58 -30 -56 8C-54 40 -40 60 -22 76C-54 66 -72 40 -74 6z',
    gold.shine,
    0.55,
  );
  canvas.solid(star(38, -22, 50, 20, 5, 8), p.main, { shade: 6, light: 4 });
  canvas.solid(star(66, 50, 24, 10, 5, -10), p.third, { shade: 4 });
  canvas.solid(star(8, 48, 16, 7, 5, 4), p.third, { shade: 3 });
  canvas.flat(glint(24, -40, 14), '#ffffff');
};

export const swords: Emblem = (canvas, _random, p) => {
  canvas.mirror(() =>
    canvas.at(
      0,
      6,
      1,
      () => {
        canvas.solid('M-11 40L-12 -88L0 -116L12 -88L11 40z', silver, { shade: 4, light: 3 });
        canvas.flat('M-3 36V-98L0 -106L3 -98V36z', '#ffffff', 0.8);
        canvas.solid('M-34 36Q0 22 34 36L30 52Q0 42 -30 52z', gold, { shade: 4 });
        canvas.solid(rect(-8, 50, 16, 34, 5), p.third, { shade: 3 });
        canvas.solid(circle(0, 92, 11), gold, { shade: 3 });
      },
      42,
    ),
  );
  canvas.solid('M0 -58L56 -40C58 14 40 54 0 78C-40 54 -58 14 -56 -40z', p.main, { shade: 9, light: 5 });
  canvas.solid('M0 -44L44 -30C44 12 30 44 0 62C-30 44 -44 12 -44 -30z', gold, {
    inner: true,
    fill: 'none',
    shade: 0,
    light: 0,
  });
  canvas.stroke('M0 -46L45 -31C45 12 30 46 0 64C-30 46 -45 12 -45 -31z', gold.base, 5);
  canvas.solid(star(0, 4, 30, 13, 5), gold, { inner: true, shade: 4 });
};
