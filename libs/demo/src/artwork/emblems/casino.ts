import { gold, ink, ivory, silver, tone, wood } from '../paint/colour.ts';
import { numerals } from '../paint/digits.ts';
import { circle, ellipse, petal, rect, ring, sector, star } from '../paint/shapes.ts';
import { card, cardBack, chip, chipStack, die, suitPath, suitTone } from '../props/table.ts';
import { crown } from '../props/clothing.ts';
import { jewels } from '../props/gems.ts';
import type { Emblem } from './emblem.ts';
import { dragon } from './legends.ts';
import { tiger } from './predators.ts';

const chipTones = [tone(22, 0.22, 0.56), tone(255, 0.2, 0.56), tone(150, 0.17, 0.56), ink] as const;
const orderOnWheel = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23] as const;

/**
 * Returns the colour of a pocket of the roulette wheel. The zero is green, and the other pockets alternate between red
 * and black.
 */
const getPocketColour = (number: number, position: number): string => {
  if (number === 0) return '#12a150';
  return position % 2 ? '#d61b34' : '#1c1530';
};

const wheelFace = (canvas: Parameters<Emblem>[0], radius: number): void => {
  orderOnWheel.forEach((number, i) => {
    canvas.flat(sector(0, 0, radius * 0.48, radius, i * 20 - 10, i * 20 + 10), getPocketColour(number, i));
    canvas.group(`rotate(${i * 20})`, () => {
      canvas.raw(numerals(number, 0, -radius * 0.84, radius * 0.15, '#ffffff', 2.6));
      canvas.flat(rect(-radius * 0.17, -radius * 0.66, 2.4, radius * 0.5), gold.light, 0.9);
    });
  });
};

export const roulette: Emblem = (canvas, random, p) => {
  canvas.group('scale(1 .86)', () => {
    canvas.solid(circle(0, 6, 100), wood, { shade: 10, light: 5 });
    canvas.solid(circle(0, 4, 88), gold, { inner: true, shade: 4 });
    canvas.group(`rotate(${random.between(0, 360)})`, () => wheelFace(canvas, 80));
    canvas.flat(
      circle(0, 0, 42),
      canvas.radial([
        [0, '#c27b3e'],
        [0.7, '#6e3413'],
        [1, '#30130a'],
      ]),
    );
    canvas.raw(`<path d="${ring(0, 0, 42, 38)}" fill="${gold.base}"/>`);
  });
  for (let i = 0; i < 4; i++)
    canvas.at(
      0,
      -2,
      1,
      () => {
        canvas.bar('M0 0V-28', gold, 7, true);
        canvas.solid(circle(0, -31, 6), gold, { inner: true, shade: 2, line: 1.5 });
      },
      i * 90 + 30,
    );
  canvas.solid(circle(0, -4, 14), gold, { inner: true, shade: 4 });
  canvas.solid(circle(0, -14, 8), gold, { inner: true, shade: 3 });
  canvas.solid(circle(46, -38, 9), ivory, { inner: true, shade: 3, line: 2 });
  chipStack(canvas, -74, 90, 25, 3, [p.main, chipTones[0]]);
  chipStack(canvas, 76, 92, 23, 4, [chipTones[1], p.third]);
};

export const baccarat: Emblem = (canvas, random, p) => {
  const suit = random.integer(0, 3);
  card(canvas, -40, -14, 1.32, -14, suit, random.pick([9, 8, 'king'] as const));
  card(canvas, 36, -8, 1.32, 12, suit + 1, random.pick(['ace', 9, 8] as const));
  chipStack(canvas, -58, 94, 29, 3, [chipTones[0], p.main]);
  chipStack(canvas, 62, 96, 27, 5, [p.third, chipTones[1]]);
  chip(canvas, 4, 78, 25, p.main, suit);
};

export const blackjack: Emblem = (canvas, random, p) => {
  const suit = random.integer(0, 3);
  card(canvas, -32, -16, 1.45, -16, suit, 'king');
  card(canvas, 30, -2, 1.45, 10, suit + 1, 'ace');
  chip(canvas, -62, 74, 29, p.main, suit);
  chip(canvas, 70, 76, 26, chipTones[random.integer(0, 3)] ?? p.third, suit + 2);
  chip(canvas, 4, 86, 24, p.third, suit + 1);
};

export const poker: Emblem = (canvas, random, p) => {
  const suit = random.integer(0, 3);
  for (const [i, rank] of ([7, 8, 'ace', 'king', 6] as const).entries())
    canvas.group(`translate(0 92) rotate(${-36 + i * 18})`, () =>
      card(canvas, 0, -112, 0.98, 0, suit + (i === 2 ? 0 : i), rank),
    );
  chipStack(canvas, -52, 104, 25, 4, [p.main, chipTones[0]]);
  chipStack(canvas, 54, 104, 25, 3, [chipTones[3], p.third]);
  chip(canvas, 0, 78, 30, p.main, suit);
};

export const dragonTiger: Emblem = (canvas, random, p) => {
  const split = { ...p, main: tone(25, 0.22, 0.58), third: tone(55, 0.2, 0.7), second: tone(85, 0.18, 0.8) };
  canvas.at(-48, -14, 0.66, () => dragon(canvas, random, split));
  canvas.at(50, -10, 0.62, () =>
    tiger(canvas, random, { ...p, main: tone(62, 0.19, 0.74), third: tone(255, 0.2, 0.6) }),
  );
  card(canvas, -34, 74, 0.66, -10, 1, 'ace');
  card(canvas, 36, 74, 0.66, 10, 0, 'ace');
  canvas.at(0, 60, 1, () => canvas.solid('M0 -46L14 -8L4 -8L12 40L-16 -4L-4 -4L-12 -40z', gold, { shade: 4 }));
};

export const sicBo: Emblem = (canvas, random, p) => {
  const face = (): [number, number, number] => [random.integer(1, 6), random.integer(1, 6), random.integer(1, 6)];
  const glass = 'M-84 62C-90 -30 -60 -98 0 -98S90 -30 84 62z';
  canvas.solid(glass, silver, {
    fill: canvas.linear(
      [
        [0, '#ffffff', 0.5],
        [1, '#9fd0ff', 0.25],
      ],
      60,
    ),
    shade: 0,
    light: 5,
  });
  die(canvas, 0, -34, 50, 8, face(), p.main, '#ffffff', true);
  die(canvas, -38, 30, 48, -10, face(), ivory, '#2b1a3f', true);
  die(canvas, 38, 32, 48, 14, face(), p.third, '#ffffff', true);
  canvas.flat('M-70 40C-72 -20 -50 -74 -18 -86C-40 -50 -52 -10 -54 40z', '#ffffff', 0.4);
  canvas.solid(circle(0, -102, 11), gold, { shade: 3 });
  canvas.solid('M-98 60H98L86 92Q0 104 -86 92z', gold, { shade: 6 });
};

export const diceThrow: Emblem = (canvas, random, p) => {
  const face = (): [number, number, number] => [random.integer(1, 6), random.integer(1, 6), random.integer(1, 6)];
  die(canvas, -36, -24, 68, -14, face(), p.main, '#ffffff');
  die(canvas, 42, 34, 64, 18, face(), ivory, '#2b1a3f');
  chip(canvas, -58, 74, 25, p.third, random.integer(0, 3));
};

export const fortuneWheel: Emblem = (canvas, _random, p) => {
  const hues = [p.main, p.third, jewels[4] ?? p.second, p.second] as const;
  canvas.solid(rect(-12, 60, 24, 44), gold, { shade: 4 });
  canvas.solid('M-52 92H52L60 108H-60z', gold, { shade: 4 });
  canvas.solid(circle(0, -4, 98), gold, { shade: 10, light: 6 });
  for (let i = 0; i < 12; i++) {
    const t = hues[i % 4] ?? p.main;
    canvas.group(`translate(0 -4) rotate(${i * 30})`, () => {
      canvas.flat(
        sector(0, 0, 10, 82, -15, 15),
        canvas.linear([
          [0, t.light],
          [1, t.dark],
        ]),
      );
      if (i % 3 === 0) canvas.flat(star(0, -60, 13, 6, 5), '#ffffff');
      else canvas.raw(numerals([5, 2, 8, 1, 3, 7, 9, 4, 6, 2, 5, 10][i] ?? 1, 0, -60, 22, '#ffffff', 3));
    });
  }
  for (let i = 0; i < 18; i++) {
    const a = (i * Math.PI) / 9;
    canvas.flat(circle(Math.cos(a) * 90, -4 + Math.sin(a) * 90, 5), i % 2 ? '#ffffff' : '#ff5d6e');
  }
  canvas.solid(circle(0, -4, 23), gold, { inner: true, shade: 5 });
  canvas.flat(star(0, -4, 14, 6, 5), p.third.base);
  canvas.solid('M-16 -112H16L0 -74z', p.third, { shade: 4 });
};

/** Draws a croupier with head and shoulders, behind a hand of cards. */
export const dealer: Emblem = (canvas, random, p) => {
  const skin = random.pick([tone(55, 0.07, 0.86), tone(55, 0.09, 0.78), tone(50, 0.1, 0.68), tone(48, 0.1, 0.58)]);
  const hair = random.pick([ink, tone(40, 0.09, 0.36), tone(75, 0.13, 0.7), tone(25, 0.14, 0.42)]);
  const updo = random.chance(0.4);
  if (updo) canvas.solid(circle(0, -92, 24), hair, { shade: 6 });
  canvas.solid(
    'M0 -98C50 -100 62 -56 56 -10C60 20 66 40 56 58H-56C-66 40 -60 20 -56 -10C-62 -56 -50 -100 0 -98z',
    hair,
    {
      shade: 8,
      ...(updo ? { fill: hair.dark } : {}),
    },
  );
  canvas.solid('M-22 8H22V40Q0 56 -22 40z', skin, { shade: 6, fill: skin.dark });
  canvas.solid('M-20 34C-60 42 -92 52 -96 104H96C92 52 60 42 20 34Q0 60 -20 34z', p.main, { shade: 9, light: 4 });
  canvas.solid('M-20 32L0 66L20 32L40 40L0 104L-40 40z', skin, { inner: true, shade: 0, light: 0 });
  canvas.mirror(() => {
    canvas.solid('M-20 34L-44 44L-52 62L-40 64L-4 104H0z', p.second, { inner: true, shade: 4 });
    canvas.stroke('M-44 46L-50 62', gold.light, 3);
  });
  canvas.solid('M0 -72C34 -74 42 -46 40 -18C38 10 20 34 0 36C-20 34 -38 10 -40 -18C-42 -46 -34 -74 0 -72z', skin, {
    inner: true,
    shade: 6,
    light: 2,
  });
  canvas.mirror(() => {
    canvas.flat(ellipse(-26, 2, 9, 6), '#ff6f7d', 0.35);
    canvas.flat('M-31 -18Q-20 -29 -8 -17Q-19 -11 -31 -18z', '#ffffff');
    canvas.flat(circle(-19, -19, 5.6), '#3b2113');
    canvas.flat(circle(-21, -21, 1.8), '#ffffff');
    canvas.stroke('M-33 -20Q-20 -32 -8 -18', ink.deep, 3.6);
    canvas.stroke('M-33 -34Q-20 -41 -9 -35', hair.dark, 3.6);
    canvas.solid(circle(-42, 6, 5), gold, { inner: true, shade: 2, line: 1.5 });
  });
  canvas.stroke('M-2 -12Q-6 2 0 4', skin.dark, 2.6);
  canvas.flat('M-13 14Q-5 10 0 13Q5 10 13 14Q7 24 0 24T-13 14z', '#d3263f');
  canvas.flat('M-9 15Q0 18 9 15Q0 20 -9 15z', '#ffffff');
  canvas.solid(
    random.chance(0.5)
      ? 'M-46 -10C-56 -60 -34 -96 8 -94C44 -92 58 -60 46 -10C44 -40 30 -56 4 -60C-20 -54 -42 -44 -46 -10z'
      : 'M-46 -6C-58 -64 -30 -96 0 -94C30 -96 58 -64 46 -6C44 -36 26 -60 0 -66C-26 -60 -44 -36 -46 -6z',
    hair,
    { inner: true, shade: 5, light: 4 },
  );
  const suit = random.integer(0, 3);
  for (let i = 0; i < 3; i++)
    canvas.group(`translate(54 118) rotate(${-20 + i * 22})`, () =>
      card(canvas, 0, -58, 0.62, 0, suit + i, (['king', 'ace', 9] as const)[i] ?? 9),
    );
  chipStack(canvas, -60, 106, 20, 4, [p.third, chipTones[0]]);
};

export const dealerRoulette: Emblem = (canvas, random, p) => {
  canvas.at(0, -16, 0.92, () => dealer(canvas, random, p));
  canvas.at(-46, 72, 0.44, () => roulette(canvas, random, p));
};

export const suits: Emblem = (canvas, _random, p) => {
  const marks = [
    [-46, -44, 0],
    [46, -44, 1],
    [-46, 46, 3],
    [46, 46, 2],
  ] as const;
  for (const [x, y, suit] of marks) {
    canvas.solid(rect(x - 42, y - 42, 84, 84, 18), suit % 2 ? p.third : p.main, { shade: 8, light: 5 });
    canvas.flat(suitPath(suit, x + 2, y + 3, 30), '#000000', 0.35);
    canvas.flat(
      suitPath(suit, x, y, 30),
      canvas.linear([
        [0, '#ffffff'],
        [1, gold.light],
      ]),
    );
  }
  crown(canvas, 0, 4, 0.62, p.third);
};

export const luckySix: Emblem = (canvas, random, p) => {
  cardBack(canvas, -44, -10, 1.2, -20, p.main);
  cardBack(canvas, 0, -22, 1.2, 0, p.third);
  card(canvas, 46, -10, 1.2, 20, random.integer(0, 3), 6);
  canvas.at(0, 70, 1, () => {
    canvas.solid(star(0, 0, 46, 30, 12), gold, { shade: 6 });
    canvas.flat(circle(0, 0, 25), suitTone(1).base);
    canvas.raw(numerals(random.pick([6, 8, 9]), 0, 0, 30, '#ffffff', 3.2));
  });
  for (const x of [-70, 70]) canvas.solid(petal(x, 100, 40, 14), gold, { shade: 4 });
};
