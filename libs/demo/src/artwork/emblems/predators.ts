import { gold, ink, ivory } from '../paint/colour.ts';
import { circle, ellipse, petal, star } from '../paint/shapes.ts';
import { crown } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';
import { ears, fang, fierceEye, mouthTone, muzzle, roar, snout } from './face.ts';

export const tiger: Emblem = (canvas, random, p) => {
  ears(canvas, -58, -60, 25, p.main, snout);
  canvas.solid(
    'M0 -86C42 -88 76 -62 80 -26L96 -16L84 0L98 16L82 28L88 48C70 60 62 84 0 92C-62 84 -70 60 -88 48' +
      'L-82 28L-98 16L-84 0L-96 -16L-80 -26C-76 -62 -42 -88 0 -86z',
    p.main,
    { shade: 9 },
  );
  canvas.mirror(() => {
    canvas.flat('M-74 30C-56 18 -40 26 -34 46C-44 66 -60 66 -80 50z', ivory.light);
    canvas.flat('M-44 -38C-30 -50 -14 -40 -12 -24C-26 -26 -36 -26 -44 -38z', ivory.light);
    for (const d of [
      'M-94 -14L-54 -8L-86 0z',
      'M-94 18L-58 12L-80 28z',
      'M-62 -68L-34 -46L-48 -74z',
      'M-86 46L-60 36L-72 56z',
      'M-30 -84L-20 -58L-14 -86z',
    ])
      canvas.flat(d, ink.dark);
  });
  canvas.flat(
    'M-24 -64Q0 -56 24 -64L14 -52Q0 -48 -14 -52zM-18 -46Q0 -40 18 -46L8 -34Q0 -30 -8 -34zM-5 -84h10l-3 56h-4z',
    ink.dark,
  );
  canvas.solid('M-15 -20Q0 -28 15 -20L20 22H-20z', p.main, { inner: true, line: 0, shade: 0, light: 0 });
  canvas.mirror(() => fierceEye(canvas, -38, -8, 0.88, p.glow));
  roar(canvas, 38);
  muzzle(canvas, 32, snout);
  if (random.chance(0.25)) crown(canvas, 0, -82, 0.62, p.third);
};

export const lion: Emblem = (canvas, random, p) => {
  const mane = p.second;
  for (let i = 0; i < 17; i++)
    canvas.group(`translate(0 6) rotate(${i * (360 / 17)})`, () =>
      canvas.solid(petal(0, -40, 62, 25), mane, { shade: 5 }),
    );
  for (let i = 0; i < 13; i++)
    canvas.group(`translate(0 4) rotate(${i * (360 / 13) + 12})`, () =>
      canvas.solid(petal(0, -34, 46, 21), p.main, { inner: true, shade: 5 }),
    );
  ears(canvas, -46, -50, 18, p.main, snout);
  canvas.solid('M0 -66C38 -66 60 -40 58 -4C62 34 44 70 0 84C-44 70 -62 34 -58 -4C-60 -40 -38 -66 0 -66z', p.main, {
    shade: 8,
    inner: true,
  });
  canvas.flat('M-13 -46Q0 -54 13 -46L19 22H-19z', p.main.light, 0.7);
  canvas.mirror(() => {
    canvas.flat('M-50 -28Q-30 -44 -10 -24L-14 -18Q-32 -30 -50 -28z', p.second.deep);
    fierceEye(canvas, -31, -8, 0.72, p.glow);
  });
  roar(canvas, 36);
  muzzle(canvas, 30, ink);
  if (random.chance(0.6)) crown(canvas, 0, -64, 0.78, p.third);
};

export const panther: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-84 -38L-78 -92Q-44 -84 -30 -56z', ink);
    canvas.flat('M-72 -48L-70 -76Q-52 -70 -44 -56z', p.main.dark);
  });
  canvas.solid(
    'M0 -72C44 -74 78 -46 80 -6C86 36 54 76 0 92C-54 76 -86 36 -80 -6C-78 -46 -44 -74 0 -72z',
    { ...ink, base: '#2d2547', light: '#6a5b96', dark: '#120d22' },
    { shade: 10, light: 5 },
  );
  canvas.mirror(() => {
    canvas.flat('M-76 6Q-50 2 -34 28Q-44 60 -60 50z', p.main.base, 0.22);
    fierceEye(canvas, -36, -6, 1, p.glow);
    canvas.stroke('M-62 -36Q-34 -46 -12 -22', p.main.light, 4, 0.7);
  });
  canvas.at(0, -48, 0.22, () => canvas.solid(star(0, 0, 62, 28, 4), p.metal, { inner: true }));
  roar(canvas, 40);
  canvas.mirror(() =>
    canvas.solid(ellipse(-19, 34, 27, 19), { ...ink, base: '#3a3058', light: '#7b6cab' }, { inner: true, light: 3 }),
  );
  canvas.solid('M-17 14Q0 6 17 14Q14 28 0 32Q-14 28 -17 14z', p.main, { inner: true, shade: 3 });
};

export const wolf: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-80 -20L-82 -98Q-44 -80 -22 -50z', p.main);
    canvas.flat('M-70 -36L-72 -78Q-50 -66 -38 -50z', p.main.deep);
  });
  canvas.solid(
    'M0 -66L26 -70L66 -44L76 -6L98 6L84 22L94 40L70 46L74 64L46 60L22 92L0 98L-22 92L-46 60L-74 64' +
      'L-70 46L-94 40L-84 22L-98 6L-76 -6L-66 -44L-26 -70z',
    p.main,
    { shade: 9 },
  );
  canvas.mirror(() => {
    canvas.flat('M-90 12L-52 2L-26 40L-22 88L-46 56L-70 60L-68 44L-88 38L-78 22z', p.main.shine, 0.9);
    canvas.flat('M-60 -38L-16 -20L-8 -58L-24 -64z', p.main.deep, 0.45);
    fierceEye(canvas, -38, -8, 0.9, p.glow);
  });
  canvas.solid('M-16 -30L0 -40L16 -30L24 40Q20 62 0 66Q-20 62 -24 40z', p.main, { inner: true, shade: 5, line: 2 });
  canvas.solid('M-20 34Q0 24 20 34Q16 52 0 56Q-16 52 -20 34z', ink, { inner: true });
  canvas.solid('M-24 66Q0 56 24 66L16 86Q0 94 -16 86z', mouthTone, { inner: true, light: 0, line: 2 });
  canvas.mirror(() => fang(canvas, -15, 62, 5, 18));
};

export const fox: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-86 -8L-84 -96Q-42 -80 -16 -46z', p.main);
    canvas.flat('M-74 -30L-73 -76Q-50 -64 -36 -46z', ink.base);
  });
  canvas.solid(
    'M0 -58C40 -60 70 -36 82 6L100 30L68 44C48 78 18 88 0 96C-18 88 -48 78 -68 44L-100 30L-82 6C-70 -36 -40 -60 0 -58z',
    p.main,
    { shade: 9 },
  );
  canvas.mirror(() => {
    canvas.solid('M-98 30L-48 12Q-20 26 -2 94C-22 86 -50 76 -68 44z', ivory, { inner: true, line: 0, shade: 4 });
    canvas.flat('M-62 -2C-54 -26 -24 -20 -14 6C-30 14 -50 12 -62 -2z', ink.deep);
    canvas.flat('M-52 -2C-44 -16 -28 -12 -20 3C-32 7 -44 6 -52 -2z', p.glow);
    canvas.flat(ellipse(-34, -2, 4, 8), ink.deep);
    canvas.flat(circle(-37, -6, 2.5), '#ffffff');
  });
  canvas.solid('M-15 70Q0 62 15 70Q12 86 0 90Q-12 86 -15 70z', ink, { inner: true });
  canvas.at(0, -34, 1, () => canvas.solid('M0 -22Q14 -4 0 16Q-14 -4 0 -22z', p.third, { inner: true }));
};

export const bear: Emblem = (canvas, _random, p) => {
  ears(canvas, -60, -62, 27, p.main, p.second);
  canvas.solid(
    'M0 -82C52 -84 86 -48 86 -4L98 20L82 32L84 54L58 62Q34 90 0 92Q-34 90 -58 62L-84 54L-82 32L-98 20L-86 -4C-86 -48 -52 -84 0 -82z',
    p.main,
    { shade: 10 },
  );
  canvas.mirror(() => fierceEye(canvas, -40, -14, 0.82, p.glow));
  canvas.solid('M0 -8C34 -8 50 18 46 44C42 74 20 84 0 84S-42 74 -46 44C-50 18 -34 -8 0 -8z', ivory, {
    inner: true,
    fill: canvas.linear([
      [0, p.main.shine],
      [1, p.main.light],
    ]),
  });
  canvas.solid('M-22 2Q0 -8 22 2Q20 22 0 28Q-20 22 -22 2z', ink, { inner: true });
  canvas.at(0, 12, 0.76, () => roar(canvas, 34));
};

export const owl: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => canvas.solid('M-40 -20C-92 -30 -104 40 -72 92C-60 80 -44 86 -30 70z', p.second, { shade: 8 }));
  canvas.solid(
    'M0 -70C34 -74 52 -60 70 -92C76 -60 70 -40 66 -20C74 40 48 94 0 96C-48 94 -74 40 -66 -20C-70 -40 ' +
      '-76 -60 -70 -92C-52 -60 -34 -74 0 -70z',
    p.main,
    { shade: 9 },
  );
  for (let row = 0; row < 3; row++)
    for (let i = -2 + (row % 2) * 0.5; i <= 2; i++)
      canvas.flat(`M${i * 22 - 11} ${30 + row * 18}q11 20 22 0z`, row % 2 ? p.main.light : p.second.light, 0.85);
  canvas.mirror(() => {
    canvas.solid(circle(-31, -22, 32), ivory, {
      inner: true,
      fill: canvas.radial([
        [0, '#ffffff'],
        [1, p.main.light],
      ]),
    });
    canvas.flat(circle(-29, -22, 21), p.glow);
    canvas.flat(circle(-28, -22, 13), ink.deep);
    canvas.flat(circle(-34, -28, 6), '#ffffff');
    canvas.stroke('M-66 -58Q-30 -60 -6 -36', p.second.deep, 7);
  });
  canvas.solid('M-11 -14Q0 -20 11 -14L0 18z', gold, { inner: true });
};
