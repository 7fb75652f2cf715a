import { gold, ink, ivory, silver, tone, type Tone } from '../paint/colour.ts';
import { circle, ellipse, rect, regular, ring, star } from '../paint/shapes.ts';
import { blaze, bolt } from '../props/fire.ts';
import { gem } from '../props/gems.ts';
import { wings } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';

const steel: Tone = { deep: '#12162e', dark: '#3c4672', base: '#6f7dab', light: '#b6c3ea', shine: '#ffffff' };

export const gamepad: Emblem = (canvas, random, p) => {
  if (random.chance(0.5)) wings(canvas, -20, 0.92, p.third, p.second);
  canvas.bar('M-30 -50V-66M30 -50V-66', ink, 14);
  canvas.solid(
    'M-56 -50C-30 -58 30 -58 56 -50C84 -42 106 40 92 72C80 94 54 74 38 44H-38C-54 74 -80 94 -92 72C-106 40 -84 -42 -56 -50z',
    p.main,
    { shade: 12, light: 7 },
  );
  canvas.solid('M-58 -22h16v-16h16v16h16v16h-16v16h-16v-16h-16z', ink, { inner: true, shade: 3 });
  for (const [x, y, colour] of [
    [44, -34, '#ff4d63'],
    [62, -16, '#ffcf3a'],
    [44, 2, '#3fdc85'],
    [26, -16, '#4fa8ff'],
  ] as const) {
    canvas.flat(circle(x, y + 2, 10), ink.deep);
    canvas.flat(
      circle(x, y, 9),
      canvas.radial(
        [
          [0, '#ffffff'],
          [0.4, colour],
          [1, colour],
        ],
        0.35,
        0.3,
        0.8,
      ),
    );
  }
  for (const x of [-24, 24]) {
    canvas.solid(circle(x, 24, 17), ink, { inner: true, shade: 3 });
    canvas.flat(circle(x - 2, 21, 9), steel.base);
  }
  canvas.solid(rect(-10, -40, 20, 12, 6), p.third, { inner: true, shade: 2, line: 2 });
};

export const mecha: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => {
    canvas.solid('M-20 -70L-70 -110L-56 -60L-40 -46z', p.third, { shade: 5 });
    canvas.solid('M-60 -30L-98 -14L-88 40L-58 30z', steel, { shade: 6 });
    canvas.flat(circle(-76, 8, 9), p.glow);
  });
  canvas.solid('M-30 -84H30L64 -46L60 26L34 80L14 96H-14L-34 80L-60 26L-64 -46z', p.main, { shade: 12, light: 6 });
  canvas.solid('M-14 -92L0 -108L14 -92L10 -30H-10z', gold, { shade: 4 });
  canvas.solid('M-56 -18L-8 -2H8L56 -18L50 18L14 24H-14L-50 18z', ink, { inner: true, light: 0 });
  canvas.mirror(() => {
    canvas.flat(
      'M-50 -8L-10 6L-14 16L-44 12z',
      canvas.linear(
        [
          [0, '#ffffff'],
          [0.4, p.glow],
          [1, p.glow],
        ],
        0,
      ),
    );
    canvas.flat('M-54 -36L-16 -24V-16L-56 -26z', p.main.deep, 0.6);
    canvas.solid('M-48 34L-22 40L-20 66L-34 70z', steel, { inner: true, shade: 4 });
  });
  canvas.solid('M-16 30H16L22 58L12 88H-12L-22 58z', silver, { inner: true, shade: 6 });
  for (const y of [46, 58, 70]) canvas.stroke(`M-13 ${y}h26`, steel.deep, 4);
  gem(canvas, 0, -60, 0.28, 3, p.third, true);
};

export const crosshair: Emblem = (canvas, _random, p) => {
  for (let i = 0; i < 4; i++)
    canvas.group(`rotate(${i * 90})`, () => {
      canvas.solid('M-9 -54L-12 -108H12L9 -54L0 -42z', p.third, { shade: 4 });
      canvas.group('rotate(45)', () =>
        canvas.solid('M-26 -82Q0 -96 26 -82L22 -62Q0 -74 -22 -62z', steel, { shade: 4 }),
      );
    });
  canvas.raw(
    `<path d="${ring(0, 0, 72, 58)}" fill-rule="evenodd" fill="${p.main.base}" stroke="${p.main.deep}" stroke-width="3"/>`,
  );
  canvas.solid(circle(0, 0, 58), ink, {
    shade: 6,
    light: 4,
    fill: canvas.radial([
      [0, p.main.base],
      [0.6, p.main.deep],
      [1, ink.deep],
    ]),
  });
  canvas.at(0, 0, 0.42, () => {
    canvas.solid(
      'M0 -90C60 -92 80 -40 70 4C66 26 48 34 46 56L40 84H-40L-46 56C-48 34 -66 26 -70 4C-80 -40 -60 -92 0 -90z',
      ivory,
      { inner: true, shade: 10 },
    );
    canvas.mirror(() => {
      canvas.flat('M-54 -16C-44 -34 -12 -26 -10 -2C-16 20 -52 20 -54 -16z', ink.deep);
      canvas.flat(circle(-30, -2, 9), p.glow);
    });
    canvas.flat('M0 18L12 40H-12z', ink.deep);
    for (const x of [-24, -8, 8, 24]) canvas.stroke(`M${x} 58V82`, ivory.deep, 5);
  });
};

export const headset: Emblem = (canvas, _random, p) => {
  canvas.bar('M-74 20C-80 -96 80 -96 74 20', p.main, 20);
  canvas.stroke('M-62 -8C-56 -74 56 -74 62 -8', ink.base, 9);
  canvas.mirror(() => {
    canvas.solid('M-94 8C-94 -14 -64 -18 -54 -4L-48 66C-58 80 -92 76 -94 54z', ink, { shade: 7, light: 4 });
    canvas.solid('M-86 12C-86 0 -70 -2 -64 8L-62 54C-68 64 -84 62 -86 50z', p.main, { inner: true, shade: 5 });
    canvas.flat(bolt(-74, 32, 0.36), p.glow);
    canvas.solid('M-56 -2C-40 0 -36 62 -50 66z', steel, { shade: 3 });
  });
  canvas.bar('M-70 74C-60 100 -30 104 -6 96', ink, 8);
  canvas.solid(rect(-14, 84, 36, 22, 11), p.third, { shade: 4 });
};

export const arena: Emblem = (canvas, _random, p) => {
  wings(canvas, -10, 0.9, p.main, p.second);
  canvas.at(0, 0, 1, () => {
    canvas.solid('M-12 34L-14 -84L0 -110L14 -84L12 34z', silver, {
      shade: 5,
      light: 4,
      fill: canvas.linear(
        [
          [0, '#ffffff'],
          [0.5, silver.base],
          [1, silver.dark],
        ],
        0,
      ),
    });
    canvas.flat('M-3 30V-88L0 -96L3 -88V30z', p.glow);
    canvas.solid('M-50 24C-30 14 30 14 50 24L60 6L54 44C30 34 -30 34 -54 44L-60 6z', gold, { shade: 5 });
    canvas.solid(rect(-9, 40, 18, 40, 6), p.third, { shade: 3 });
    canvas.solid(circle(0, 90, 14), gold, { shade: 4 });
    gem(canvas, 0, 28, 0.32, 3, p.third, true);
  });
};

export const shieldTeam: Emblem = (canvas, random, p) => {
  const beast = random.integer(0, 2);
  canvas.solid('M0 -100L84 -74C88 0 66 66 0 104C-66 66 -88 0 -84 -74z', gold, { shade: 10, light: 6 });
  canvas.solid('M0 -84L70 -62C72 2 54 56 0 88C-54 56 -72 2 -70 -62z', p.main, { inner: true, shade: 9 });
  canvas.clipped('M0 -84L70 -62C72 2 54 56 0 88C-54 56 -72 2 -70 -62z', () =>
    canvas.flat('M-90 -100H0V110z', p.main.light, 0.35),
  );
  if (beast === 0) canvas.solid(bolt(0, 0, 1.05), p.third, { inner: true, shade: 6, light: 4 });
  else if (beast === 1)
    canvas.at(0, 0, 1, () => {
      canvas.solid('M-52 -30L-20 -20L-30 -56L0 -28L30 -56L20 -20L52 -30L40 20L14 30L0 70L-14 30L-40 20z', p.third, {
        inner: true,
        shade: 6,
      });
      canvas.mirror(() => canvas.flat('M-34 -4L-10 4L-16 12L-30 8z', '#ffffff'));
    });
  else blaze(canvas, 0, 62, 126, 46, p.third, true);
  canvas.solid(star(0, -88, 24, 10, 5), gold, { shade: 4 });
};

export const cannonTower: Emblem = (canvas, _random, p) => {
  canvas.solid('M-60 100L-50 -10H50L60 100z', steel, { shade: 9, light: 5 });
  for (const y of [16, 44, 72]) canvas.stroke(`M-56 ${y}H56`, steel.deep, 3, 0.7);
  canvas.solid('M-70 -44h22v18h22v-18h22v18h8v-18h22v18h22v-18h22L62 4H-62z', p.main, { shade: 6 });
  canvas.solid('M-20 100V64A20 24 0 0 1 20 64V100z', ink, { inner: true, light: 0 });
  canvas.flat(
    circle(0, -62, 40),
    canvas.radial([
      [0, p.glow, 0.9],
      [1, p.glow, 0],
    ]),
  );
  gem(canvas, 0, -68, 0.78, 3, p.third);
  canvas.mirror(() => canvas.solid(rect(-48, 22, 18, 34, 9), ink, { inner: true, fill: p.glow, shade: 0, light: 0 }));
};

export const sorceress: Emblem = (canvas, random, p) => {
  const skin = random.pick([tone(55, 0.07, 0.87), tone(52, 0.1, 0.7), tone(300, 0.06, 0.78)]);
  canvas.solid(
    'M0 -92C64 -96 76 -30 66 20C82 50 78 84 92 104H-92C-78 84 -82 50 -66 20C-76 -30 -64 -96 0 -92z',
    p.main,
    {
      shade: 9,
      light: 5,
    },
  );
  canvas.solid('M-22 30L-66 60L-74 104H74L66 60L22 30z', ink, { inner: true, shade: 4 });
  canvas.solid('M-20 20H20L26 50L0 74L-26 50z', skin, { inner: true, fill: skin.dark, shade: 0 });
  canvas.solid('M0 -64C34 -66 44 -36 40 -6C36 22 16 42 0 46C-16 42 -36 22 -40 -6C-44 -36 -34 -66 0 -64z', skin, {
    inner: true,
    shade: 6,
  });
  canvas.mirror(() => {
    canvas.flat('M-35 -8Q-20 -20 -7 -4Q-20 4 -35 -8z', '#ffffff');
    canvas.flat(circle(-20, -8, 6), p.glow);
    canvas.flat(circle(-20, -8, 2.6), ink.deep);
    canvas.stroke('M-37 -10Q-20 -24 -6 -4', ink.deep, 4);
    canvas.stroke('M-36 -24Q-20 -30 -8 -22', p.main.deep, 3.6);
    canvas.solid('M-40 -10C-60 -20 -74 -14 -84 -22C-78 -2 -60 14 -40 8z', skin, { shade: 4 });
  });
  canvas.flat('M-11 24Q0 18 11 24Q0 34 -11 24z', '#c21f5b');
  canvas.stroke('M-2 0Q-5 10 0 12', skin.dark, 2.6);
  canvas.solid('M-44 0C-54 -56 -20 -84 4 -78C40 -84 56 -40 44 0C40 -26 24 -46 0 -50C-20 -44 -38 -26 -44 0z', p.main, {
    inner: true,
    shade: 5,
    light: 4,
  });
  canvas.solid('M-46 -42L-34 -78L-16 -54L0 -96L16 -54L34 -78L46 -42Q0 -62 -46 -42z', gold, { shade: 4 });
  gem(canvas, 0, -58, 0.26, 3, p.third, true);
  gem(canvas, 0, 66, 0.36, 3, p.third, true);
};

export const keycaps: Emblem = (canvas, _random, p) => {
  const cap = (x: number, y: number, t: Tone, turn: number): void => {
    canvas.solid(rect(x - 32, y - 26, 64, 62, 12), t, { fill: t.dark, shade: 6 });
    canvas.solid(rect(x - 25, y - 27, 50, 48, 9), t, { inner: true, shade: 5, light: 4 });
    canvas.group(`translate(${x} ${y - 3}) rotate(${turn})`, () =>
      canvas.stroke('M0 13V-12M-10 -3L0 -13L10 -3', '#ffffff', 6),
    );
  };
  canvas.solid(rect(-104, -78, 208, 158, 24), ink, { shade: 9, light: 5 });
  cap(0, -36, p.third, 0);
  cap(-66, 38, p.main, -90);
  cap(0, 38, p.main, 180);
  cap(66, 38, p.main, 90);
  for (const x of [-64, 64]) canvas.flat(regular(x, -36, 19, 6), p.glow, 0.9);
  for (const x of [-64, 64]) canvas.flat(ellipse(x - 4, -42, 6, 4), '#ffffff', 0.9);
};

export const ninja: Emblem = (canvas, _random, p) => {
  canvas.mirror(() =>
    canvas.at(
      0,
      10,
      1,
      () => {
        canvas.solid('M-5 50L-7 -90Q0 -112 9 -94L6 50z', silver, { shade: 3 });
        canvas.solid(ellipse(0, 52, 18, 7), gold, { shade: 2 });
        canvas.solid(rect(-6, 56, 12, 44, 4), p.third, { shade: 3 });
      },
      46,
    ),
  );
  canvas.solid('M62 -30C92 -40 104 -20 108 -44C112 -6 92 8 62 0z', p.third, { shade: 4 });
  canvas.solid(
    'M0 -82C56 -84 76 -40 70 10C66 60 36 88 0 92C-36 88 -66 60 -70 10C-76 -40 -56 -84 0 -82z',
    { ...ink, base: '#2b2445', light: '#61548f' },
    { shade: 11, light: 5 },
  );
  canvas.solid('M-62 -12Q0 -30 62 -12L60 26Q0 40 -60 26z', tone(55, 0.09, 0.8), { inner: true, shade: 4 });
  canvas.mirror(() => {
    canvas.flat('M-48 0L-10 10Q-14 22 -30 20Q-44 16 -48 0z', '#ffffff');
    canvas.flat(circle(-26, 12, 6), p.main.dark);
    canvas.flat(circle(-26, 12, 3), ink.deep);
    canvas.stroke('M-52 -8L-8 8', ink.deep, 8);
  });
  canvas.solid('M-70 -36Q0 -62 70 -36L68 -12Q0 -34 -68 -12z', p.third, { shade: 5 });
  canvas.solid(rect(-26, -48, 52, 24, 5), silver, { inner: true, shade: 4 });
  canvas.at(0, -36, 1, () => canvas.flat(star(0, 0, 10, 4, 4), ink.deep));
};
