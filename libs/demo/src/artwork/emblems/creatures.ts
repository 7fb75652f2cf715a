import { gold, ink, ivory, silver } from '../paint/colour.ts';
import { circle, ellipse, petal } from '../paint/shapes.ts';
import { coin } from '../props/coins.ts';
import { crown } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';
import { fierceEye, mouthTone, roundEye, smilingEye, snout } from './face.ts';

export const panda: Emblem = (canvas, random, p) => {
  canvas.mirror(() => canvas.solid(circle(-62, -58, 30), { ...ink, base: '#2b2540' }));
  canvas.solid('M0 -80C58 -82 94 -44 92 4C92 56 52 88 0 88S-92 56 -92 4C-94 -44 -58 -82 0 -80z', ivory, {
    shade: 10,
    fill: canvas.linear([
      [0, '#ffffff'],
      [0.6, '#f3efe8'],
      [1, '#c9bfb6'],
    ]),
  });
  canvas.mirror(() => {
    canvas.group('rotate(28 -40 0)', () => canvas.flat(ellipse(-40, 0, 25, 32), '#221c33'));
    roundEye(canvas, -37, 0, 12, '#6b4a2a');
    canvas.flat(ellipse(-62, 40, 16, 10), '#ff9db0', 0.65);
  });
  canvas.solid('M-15 26Q0 18 15 26Q12 40 0 42Q-12 40 -15 26z', ink, { inner: true });
  canvas.stroke('M0 42V52M-22 50Q-10 66 0 52Q10 66 22 50', ink.dark, 5);
  if (random.chance(0.5)) {
    canvas.at(
      34,
      -66,
      0.9,
      () => {
        canvas.solid(petal(0, 0, 56, 16), p.second);
        canvas.group('rotate(52)', () => canvas.solid(petal(0, 0, 52, 14), p.second));
      },
      10,
    );
  } else crown(canvas, 0, -74, 0.6, p.third);
};

export const buffalo: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-40 -46C-74 -40 -96 -58 -92 -98C-78 -76 -62 -76 -32 -78z', ivory, { shade: 8 });
    canvas.flat('M-92 -96C-90 -78 -84 -66 -74 -58L-66 -72C-78 -78 -86 -84 -92 -96z', ink.base, 0.5);
    canvas.solid('M-50 -34C-76 -40 -96 -26 -98 -4C-78 6 -60 -2 -46 -16z', p.main);
  });
  canvas.solid(
    'M0 -88C34 -90 60 -70 58 -36C62 6 48 34 42 60C36 88 18 98 0 98S-36 88 -42 60C-48 34 -62 6 -58 -36C-60 -70 -34 -90 0 -88z',
    p.main,
    { shade: 10 },
  );
  for (const [x, y, h] of [
    [-36, -58, 36],
    [-18, -62, 46],
    [0, -64, 50],
    [18, -62, 46],
    [36, -58, 36],
  ] as const)
    canvas.group(`rotate(180 ${x} ${y})`, () =>
      canvas.solid(petal(x, y + 26, h, 17), p.second, { inner: true, shade: 4, light: 2, line: 2 }),
    );
  canvas.mirror(() => fierceEye(canvas, -34, 4, 0.66, p.glow));
  canvas.solid('M0 36C30 34 44 52 42 68C38 92 18 96 0 96S-38 92 -42 68C-44 52 -30 34 0 36z', p.second, { inner: true });
  canvas.mirror(() => {
    canvas.flat(ellipse(-19, 62, 9, 7), ink.deep);
    canvas.flat('M-52 -4Q-40 30 -44 54Q-54 20 -52 -4z', p.main.shine, 0.5);
  });
  canvas.raw(
    `<path d="M-14 70a14 15 0 1 0 28 0" fill="none" stroke="${gold.deep}" stroke-width="11"/><path ` +
      `d="M-14 70a14 15 0 1 0 28 0" fill="none" stroke="${gold.light}" stroke-width="7"/>`,
  );
};

export const bull: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-34 -52C-70 -52 -104 -40 -98 -92C-112 -54 -100 -14 -40 -24z', ivory, { shade: 7 });
    canvas.solid('M-46 -26C-70 -28 -86 -14 -90 6C-70 10 -56 4 -44 -8z', p.main);
  });
  canvas.solid(
    'M0 -70C38 -72 56 -48 54 -20C56 14 40 44 38 68C32 92 16 98 0 98S-32 92 -38 68C-40 44 -56 14 -54 -20C-56 -48 -38 -72 0 -70z',
    p.main,
    { shade: 10 },
  );
  canvas.mirror(() => {
    canvas.flat('M-52 -26L-12 0L-16 10L-46 -8z', p.main.deep);
    canvas.flat('M-44 -8C-34 -8 -24 -2 -18 8C-30 14 -40 6 -44 -8z', p.glow);
    canvas.flat(circle(-30, 2, 3.6), ink.deep);
  });
  canvas.solid('M0 40C28 38 42 54 40 68C36 90 18 96 0 96S-36 90 -40 68C-42 54 -28 38 0 40z', snout, {
    inner: true,
    shade: 7,
  });
  canvas.mirror(() => canvas.flat('M-30 64Q-16 52 -10 68Q-22 76 -30 64z', ink.deep));
  canvas.solid('M0 -64L20 -44L0 -12L-20 -44z', gold, { inner: true });
  canvas.raw(
    `<path d="M-13 74a13 14 0 1 0 26 0" fill="none" stroke="${gold.deep}" stroke-width="11"/><path ` +
      `d="M-13 74a13 14 0 1 0 26 0" fill="none" stroke="${gold.light}" stroke-width="7"/>`,
  );
};

export const elephant: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-34 -50C-70 -84 -104 -64 -100 -16C-98 30 -66 52 -38 30z', p.main, { shade: 8 });
    canvas.flat('M-44 -40C-68 -62 -88 -46 -86 -12C-84 18 -64 32 -46 20z', snout.light, 0.7);
  });
  canvas.solid(
    'M0 -78C36 -80 54 -54 50 -20C48 10 36 22 30 34C26 58 32 76 20 88Q2 100 -10 86Q-2 82 -2 66C-6 50 ' +
      '-22 44 -30 34C-36 22 -48 10 -50 -20C-54 -54 -36 -80 0 -78z',
    p.main,
    { shade: 9 },
  );
  canvas.mirror(() => {
    canvas.solid('M-30 30C-46 46 -54 64 -72 66C-60 78 -26 76 -18 40z', ivory, { shade: 5 });
    roundEye(canvas, -28, -8, 9, '#7a4a1e');
    canvas.stroke('M-40 -26Q-28 -32 -18 -24', p.main.deep, 4);
  });
  for (const y of [42, 54, 66, 78])
    canvas.stroke(`M-${14 - (y - 42) * 0.2} ${y}Q6 ${y + 6} 24 ${y}`, p.main.deep, 3, 0.55);
  canvas.solid('M-38 -58Q0 -84 38 -58Q30 -26 0 -14Q-30 -26 -38 -58z', p.second, { inner: true });
  canvas.stroke('M-36 -56Q-28 -28 0 -17Q28 -28 36 -56', gold.light, 5);
  canvas.solid(petal(0, -26, 30, 13), p.third, { inner: true, shade: 3 });
  for (const x of [-20, 20]) canvas.flat(circle(x, -48, 5), gold.light);
  crown(canvas, 0, -74, 0.5, p.third);
};

export const monkey: Emblem = (canvas, random, p) => {
  canvas.mirror(() => {
    canvas.solid(circle(-78, -2, 26), p.main);
    canvas.flat(circle(-78, -2, 15), '#ffc79e');
  });
  canvas.solid('M0 -84C54 -88 82 -50 80 -4C80 54 44 88 0 88S-80 54 -80 -4C-82 -50 -54 -88 0 -84z', p.main, {
    shade: 9,
  });
  canvas.solid(
    'M0 -34C20 -62 66 -50 62 -10C76 30 52 74 0 76S-76 30 -62 -10C-66 -50 -20 -62 0 -34z',
    { deep: '#7b3a1c', dark: '#e39b6c', base: '#ffc79e', light: '#ffe2c6', shine: '#ffffff' },
    { inner: true },
  );
  canvas.mirror(() => roundEye(canvas, -28, -10, 13, '#8a4b16'));
  canvas.mirror(() => canvas.flat(ellipse(-7, 16, 4, 3), '#7b3a1c'));
  canvas.solid('M-36 34Q0 44 36 34Q30 66 0 66T-36 34z', mouthTone, { inner: true, light: 0 });
  canvas.flat('M-33 36Q0 46 33 36L30 45Q0 53 -30 45z', '#ffffff');
  canvas.flat(ellipse(0, 59, 15, 7), '#ff7a8e');
  if (random.chance(0.6)) {
    canvas.stroke('M-80 -34Q0 -72 80 -34', gold.deep, 14);
    canvas.stroke('M-80 -34Q0 -72 80 -34', gold.base, 9);
    canvas.solid(circle(0, -55, 15), p.third, { inner: true });
  } else for (const x of [-10, 4, 16]) canvas.solid(petal(x, -76, 30, 9), p.main, { light: 2, shade: 3 });
};

export const rabbit: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.group('rotate(-12 -30 -40)', () => {
      canvas.solid('M-30 -34C-56 -60 -54 -104 -34 -108C-14 -104 -10 -62 -16 -36z', p.main);
      canvas.flat('M-30 -44C-44 -62 -42 -90 -34 -94C-24 -90 -22 -62 -24 -44z', '#ffa0b8');
    });
  });
  canvas.solid('M0 -50C50 -54 82 -22 82 18C82 62 46 88 0 88S-82 62 -82 18C-82 -22 -50 -54 0 -50z', p.main, {
    shade: 9,
  });
  canvas.mirror(() => {
    roundEye(canvas, -34, 10, 15, '#d22b5a');
    canvas.flat(ellipse(-58, 40, 16, 10), '#ff8fae', 0.7);
    canvas.solid(ellipse(-14, 48, 19, 15), ivory, { inner: true, line: 2, shade: 3 });
  });
  canvas.solid('M-10 34Q0 28 10 34Q8 44 0 46Q-8 44 -10 34z', snout, { inner: true, line: 2, shade: 2 });
  canvas.solid('M-11 58h22v17q-11 6 -22 0z', ivory, { inner: true, shade: 2, line: 2 });
  canvas.stroke('M0 60v15', ivory.dark, 2);
  canvas.at(46, -44, 0.8, () => {
    for (let i = 0; i < 5; i++)
      canvas.group(`rotate(${i * 72})`, () =>
        canvas.solid(petal(0, 0, 30, 15), p.third, { shade: 3, light: 2, line: 2 }),
      );
    canvas.flat(circle(0, 0, 9), gold.light);
  });
};

export const horse: Emblem = (canvas, _random, p) => {
  for (const lock of [
    'M8 -84C60 -92 92 -60 84 -28C74 -44 60 -50 40 -50z',
    'M34 -62C88 -52 108 -14 92 22C84 -2 72 -14 50 -22z',
    'M52 -30C98 -4 106 38 86 70C82 44 74 30 56 20z',
    'M58 10C92 42 92 76 74 98C72 74 66 64 54 54z',
  ])
    canvas.solid(lock, p.second, { shade: 8, light: 4 });
  canvas.solid(
    'M2 -98L14 -66C44 -60 68 -26 70 20C72 58 78 78 88 98H-12C-6 74 -4 62 -14 48C-30 58 -44 66 -58 72' +
      'C-74 76 -86 60 -80 44C-66 18 -58 -18 -46 -40C-40 -54 -28 -64 -18 -68L-22 -94L-6 -76z',
    p.main,
    { shade: 10 },
  );
  canvas.solid('M4 -92C-14 -70 -26 -50 -30 -26C-14 -40 10 -48 20 -66z', p.second, { inner: true, shade: 4 });
  canvas.at(-22, -22, 0.62, () => {
    canvas.flat('M-26 8C-18 -16 14 -22 28 -6C18 12 -6 18 -26 8z', ink.deep);
    canvas.flat(circle(4, -2, 10), p.glow);
    canvas.flat(circle(5, -1, 5), ink.deep);
    canvas.flat(circle(2, -5, 2.6), '#ffffff');
  });
  canvas.flat(ellipse(-68, 48, 5, 8), ink.deep);
  canvas.stroke('M-64 64Q-52 62 -44 54', p.main.deep, 4);
  canvas.stroke('M-46 62L-34 26L-12 46M-34 26L8 -44', gold.deep, 9);
  canvas.stroke('M-46 62L-34 26L-12 46M-34 26L8 -44', gold.light, 5);
  canvas.flat(circle(-34, 26, 7), gold.light);
};

export const moneyToad: Emblem = (canvas, random, p) => {
  canvas.mirror(() => canvas.solid('M-40 30C-90 10 -104 60 -84 84H-30z', p.main, { shade: 9 }));
  canvas.solid('M0 -40C52 -44 74 -4 70 34C66 74 40 88 0 88S-66 74 -70 34C-74 -4 -52 -44 0 -40z', p.main, { shade: 10 });
  canvas.mirror(() => {
    canvas.solid(circle(-40, -46, 25), p.main);
    roundEye(canvas, -40, -48, 15, p.glow);
    canvas.solid('M-30 88C-50 88 -56 72 -46 62C-34 56 -20 66 -18 88z', p.main);
    for (const [x, y, q] of [
      [-52, 10, 6],
      [-40, 28, 4],
      [-60, 32, 4],
    ] as const)
      canvas.flat(circle(x, y, q), p.main.light);
  });
  canvas.flat('M-40 40C-30 80 30 80 40 40C20 52 -20 52 -40 40z', ivory.light, 0.85);
  canvas.stroke('M-58 4Q0 44 58 4', p.main.deep, 6);
  coin(canvas, 0, 36, 27, 3);
  coin(canvas, -78, 78, 18, random.integer(0, 3));
  coin(canvas, 78, 78, 18, random.integer(0, 3));
};

export const luckyCat: Emblem = (canvas, random, p) => {
  const side = random.chance(0.5) ? 1 : -1;
  const body = (): void => {
    canvas.solid('M-48 40C-62 90 -50 98 0 98S62 90 48 40z', p.main, { shade: 8 });
    canvas.solid('M40 34C58 20 60 -30 54 -58C70 -78 96 -66 92 -40C88 0 80 50 48 66z', p.main, { shade: 8 });
    canvas.flat(ellipse(75, -52, 11, 9), '#ff9db5');
    canvas.mirror(() => {
      canvas.solid('M-62 -26L-66 -86Q-38 -76 -20 -60z', p.main);
      canvas.flat('M-54 -42L-57 -70Q-44 -66 -34 -58z', '#ff7d95');
    });
    canvas.solid('M0 -66C46 -68 72 -40 70 -8C70 30 38 48 0 48S-70 30 -70 -8C-72 -40 -46 -68 0 -66z', p.main, {
      shade: 8,
    });
    canvas.mirror(() => {
      if (p.main.base.startsWith('#e')) roundEye(canvas, -28, -10, 11, '#3b2a1a');
      else smilingEye(canvas, -30, -8, 14);
      canvas.flat(ellipse(-46, 12, 12, 7), '#ff8ea6', 0.7);
      canvas.stroke('M-52 6L-84 0M-52 16L-82 20', ink.base, 2.6, 0.7);
    });
    canvas.flat('M-7 4Q0 0 7 4Q5 12 0 13Q-5 12 -7 4z', '#e2455f');
    canvas.stroke('M0 13Q-4 26 -18 22M0 13Q4 26 18 22', ink.dark, 4);
    canvas.stroke('M-46 42Q0 62 46 42', '#7d0a18', 14);
    canvas.stroke('M-46 42Q0 62 46 42', '#e5283c', 9);
    canvas.solid(circle(0, 56, 10), gold, { inner: true, shade: 3, line: 2 });
    canvas.solid('M-60 62C-74 66 -74 90 -56 94H-26C-24 74 -40 60 -60 62z', p.main);
  };
  if (side > 0) body();
  else canvas.flipped(body);
  coin(canvas, side * -6, 78, 25, random.integer(0, 4));
};

export const penguin: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-52 -8C-84 6 -96 40 -84 62C-68 58 -54 46 -48 30z', { ...ink, base: '#243152', light: '#5b78b0' });
    canvas.solid('M-8 84H-50Q-56 98 -36 98H-6z', { ...gold });
  });
  canvas.solid(
    'M0 -90C44 -92 62 -58 60 -20C76 30 62 90 0 92S-76 30 -60 -20C-62 -58 -44 -92 0 -90z',
    { ...ink, base: '#243152', light: '#6d8cc6', dark: '#131b33' },
    { shade: 9, light: 4 },
  );
  canvas.flat(
    'M0 -38C14 -70 52 -64 46 -24C66 24 46 82 0 84S-66 24 -46 -24C-52 -64 -14 -70 0 -38z',
    canvas.linear([
      [0, '#ffffff'],
      [1, '#c9dcf2'],
    ]),
  );
  canvas.mirror(() => {
    roundEye(canvas, -22, -34, 10, '#27436b');
    canvas.flat(ellipse(-36, -10, 9, 6), '#ff9db5', 0.8);
  });
  canvas.solid('M-16 -18Q0 -28 16 -18Q10 0 0 2Q-10 0 -16 -18z', gold, { inner: true });
  canvas.stroke('M-50 10Q0 36 50 10', p.third.deep, 18);
  canvas.stroke('M-50 10Q0 36 50 10', p.third.base, 13);
  canvas.solid('M18 18L40 14L44 56L24 58z', p.third, { inner: true, shade: 4 });
  canvas.solid('M-44 -62C-40 -104 40 -104 44 -62z', p.third);
  canvas.stroke('M-44 -62H44', silver.shine, 13);
  canvas.solid(circle(0, -98, 11), silver, { shade: 3 });
};
