import type { Canvas } from '../paint/canvas.ts';
import { type Tone, gold, ink, ivory, tone, wood } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import { circle, ellipse, petal, rect, star } from '../paint/shapes.ts';
import { coin } from '../props/coins.ts';
import { bolt } from '../props/fire.ts';
import { gem } from '../props/gems.ts';
import { card, cardBack, chip, chipStack, die } from '../props/table.ts';
import { crown } from '../props/clothing.ts';
import type { Emblem } from './emblem.ts';

const tileFaces: readonly ((canvas: Canvas) => void)[] = [
  (canvas) => {
    for (const [x, y] of [
      [-12, -18],
      [12, -18],
      [-12, 18],
      [12, 18],
    ] as const) {
      canvas.flat(circle(x, y, 10), '#1d7a4a');
      canvas.flat(circle(x, y, 5), '#ffffff');
    }
  },
  (canvas) => {
    canvas.flat(circle(0, 0, 22), '#d21f34');
    canvas.flat(circle(0, 0, 15), '#ffffff');
    canvas.flat(circle(0, 0, 9), '#1c4fb0');
  },
  (canvas) => canvas.stroke('M0 -28V28M-16 -16H16V6H-16z', '#d21f34', 6),
  (canvas) => {
    for (const x of [-12, 0, 12])
      for (const y of [-14, 14]) canvas.flat(rect(x - 3.5, y - 12, 7, 24, 3.5), x ? '#1d7a4a' : '#d21f34');
  },
  (canvas) => {
    canvas.flat(petal(0, 26, 54, 19), '#1d7a4a');
    canvas.flat(circle(0, -16, 7), '#d21f34');
  },
];

const mahjongTile = (canvas: Canvas, x: number, y: number, s: number, turn: number, face: number, back: Tone): void =>
  canvas.at(
    x,
    y,
    s,
    () => {
      canvas.solid(rect(-32, -40, 72, 92, 10), back, { shade: 6 });
      canvas.solid(rect(-38, -48, 72, 92, 10), ivory, {
        inner: true,
        fill: canvas.linear([
          [0, '#ffffff'],
          [1, '#ece2cc'],
        ]),
        shade: 4,
      });
      canvas.group('translate(-2 -2)', () => tileFaces[face % tileFaces.length]?.(canvas));
    },
    turn,
  );

export const mahjong: Emblem = (canvas, random, p) => {
  const at = random.integer(0, 4);
  mahjongTile(canvas, -54, -20, 0.94, -16, at, p.main);
  mahjongTile(canvas, 54, -20, 0.94, 16, at + 1, p.main);
  mahjongTile(canvas, 0, -6, 1.24, 0, at + 2, p.main);
  mahjongTile(canvas, -62, 66, 0.6, -6, at + 3, p.third);
  mahjongTile(canvas, 64, 66, 0.6, 6, at + 4, p.third);
  coin(canvas, 0, 82, 23, 3);
};

/**
 * Positions of the spots on one half of a domino. The key is the number of spots. Each position is an index in `spots`
 * below.
 */
const spotsByCount: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [1, 2],
  3: [0, 1, 2],
  4: [1, 2, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [1, 2, 3, 4, 5, 6],
};

export const dominoes: Emblem = (canvas, random, p) => {
  const half = (y: number, n: number): void => {
    const spots: readonly (readonly [number, number])[] = [
      [0, 0],
      [-14, -14],
      [14, 14],
      [14, -14],
      [-14, 14],
      [-14, 0],
      [14, 0],
    ];
    for (const i of spotsByCount[n] ?? []) {
      const [sx, sy] = spots[i] ?? [0, 0];
      canvas.flat(circle(sx, y + sy, 6.5), n % 2 ? p.third.base : p.main.base);
    }
  };
  for (const [x, y, t] of [
    [-52, 8, -20],
    [52, 8, 20],
    [0, -8, 0],
  ] as const)
    canvas.at(
      x,
      y,
      1.05,
      () => {
        canvas.solid(rect(-32, -62, 64, 124, 13), ink, { fill: ink.deep, shade: 0 });
        canvas.solid(rect(-32, -66, 64, 124, 13), ivory, {
          inner: true,
          fill: canvas.linear([
            [0, '#ffffff'],
            [1, '#e5dac6'],
          ]),
          shade: 6,
        });
        canvas.stroke('M-24 -4H24', gold.dark, 4);
        canvas.solid(circle(0, -4, 5), gold, { inner: true, shade: 1, line: 1 });
        half(-35, random.integer(1, 6));
        half(27, random.integer(1, 6));
      },
      t,
    );
  chip(canvas, -66, 84, 22, p.main);
  chip(canvas, 68, 84, 22, p.third, 1);
};

/**
 * Picks the rank of a card by its position in the hand, from 0. Position 3 (the last card) is an ace, and position 2
 * is a king. The other cards are low numbers.
 */
const pickHandRank = (random: Random, position: number): number | 'king' | 'ace' => {
  if (position === 3) return 'ace';
  return position === 2 ? 'king' : random.integer(4, 9);
};

export const cardHand: Emblem = (canvas, random, p) => {
  const suit = random.integer(0, 3);
  for (let i = 0; i < 4; i++)
    canvas.group(`translate(0 110) rotate(${-30 + i * 20})`, () => {
      if (i === 0) cardBack(canvas, 0, -122, 1.08, 0, p.main);
      else card(canvas, 0, -122, 1.08, 0, suit + i, pickHandRank(random, i));
    });
  canvas.solid(
    'M-42 108C-60 84 -58 54 -40 44C-30 40 -24 50 -22 60C-18 46 -4 42 2 54C8 42 24 42 26 56C34 46 48 52 44 68C52 84 44 100 38 108z',
    tone(55, 0.09, 0.8),
    { shade: 7 },
  );
  canvas.solid('M-48 98H46V112H-48z', p.third, { shade: 3 });
};

export const chess: Emblem = (canvas, _random, p) => {
  canvas.at(-44, 8, 0.82, () => {
    canvas.solid(circle(0, -74, 18), p.main, { shade: 6 });
    canvas.solid('M-16 -60H16C12 -20 20 20 38 56H-38C-20 20 -12 -20 -16 -60z', p.main, { shade: 9, light: 5 });
    canvas.solid(rect(-26, -64, 52, 12, 6), gold, { shade: 3 });
    canvas.solid(rect(-46, 56, 92, 24, 9), p.main, { shade: 5 });
  });
  canvas.at(34, 0, 1.02, () => {
    canvas.solid('M-6 -112H6V-102H16V-90H6V-76H-6V-90H-16V-102H-6z', gold, { shade: 2 });
    canvas.solid('M-30 -62C-40 -84 40 -84 30 -62L18 -20C20 10 26 34 40 56H-40C-26 34 -20 10 -18 -20z', ivory, {
      shade: 9,
      light: 5,
    });
    canvas.solid(rect(-27, -30, 54, 13, 6), gold, { inner: true, shade: 3 });
    canvas.solid(rect(-48, 54, 96, 26, 10), ivory, { shade: 5 });
    canvas.flat(rect(-42, 62, 84, 6), gold.base);
  });
};

export const xiangqi: Emblem = (canvas, random, p) => {
  const disc = (x: number, y: number, q: number, ring: string, sign: number): void => {
    canvas.solid(`M${x - q} ${y}v${q * 0.22}a${q} ${q} 0 0 0 ${q * 2} 0v${-q * 0.22}z`, wood, { shade: 0, light: 0 });
    canvas.solid(circle(x, y, q), wood, {
      fill: canvas.radial(
        [
          [0, '#ffe9c0'],
          [1, '#d6a25c'],
        ],
        0.4,
        0.3,
        0.8,
      ),
      shade: q * 0.12,
    });
    canvas.raw(`<circle cx="${x}" cy="${y}" r="${q * 0.76}" fill="none" stroke="${ring}" stroke-width="${q * 0.08}"/>`);
    canvas.at(x, y, q / 60, () =>
      canvas.stroke(
        [
          'M0 -30V30M-24 -12H24M-24 -12V12H24V-12M-30 30H30',
          'M-26 -18H26M0 -32V32M-26 8H26M-14 8L-28 32M14 8L28 32',
          'M-20 -28L20 -28M0 -28V8M-28 8H28M-16 8V30M16 8V30',
          'M-24 -24H24V24H-24zM-24 0H24M0 -24V24',
        ][sign % 4] ?? '',
        ring,
        7,
      ),
    );
  };
  const s = random.integer(0, 3);
  disc(-48, -36, 40, '#1c1a2e', s + 1);
  disc(50, -30, 38, '#d21f34', s + 2);
  disc(4, 34, 58, '#d21f34', s);
  coin(canvas, -74, 72, 17, 3);
  gem(canvas, 78, 64, 0.36, 1, p.main);
};

export const ludo: Emblem = (canvas, random) => {
  const four = ['#f0293e', '#1fa95b', '#f7c21a', '#2c6bf0'];
  canvas.group('rotate(-8)', () => {
    canvas.solid(rect(-90, -70, 180, 168, 20), ivory, { shade: 9 });
    four.forEach((colour, i) => {
      const x = i % 2 ? 10 : -82;
      const y = i < 2 ? -62 : 22;
      canvas.flat(rect(x, y, 72, 68, 12), colour);
      canvas.flat(rect(x + 13, y + 12, 46, 44, 9), '#ffffff');
      for (const [dx, dy] of [
        [26, 24],
        [46, 24],
        [26, 44],
        [46, 44],
      ] as const)
        canvas.flat(circle(x + dx, y + dy, 7), colour);
    });
    canvas.flat(star(0, 14, 26, 12, 8), gold.base);
  });
  four.slice(0, 3).forEach((colour, i) =>
    canvas.at(-44 + i * 44, -46 - (i % 2) * 18, 0.9, () => {
      const t: Tone = { deep: '#2a0c1e', dark: colour, base: colour, light: colour, shine: '#ffffff' };
      canvas.solid('M-13 -14C-8 16 -20 28 -28 46H28C20 28 8 16 13 -14z', t, { shade: 6 });
      canvas.solid(circle(0, -24, 19), t, { shade: 5 });
      canvas.flat(ellipse(-6, -32, 6, 4), '#ffffff', 0.8);
    }),
  );
  die(canvas, 56, 62, 36, 12, [random.integer(1, 6), random.integer(1, 6), random.integer(1, 6)], ivory, '#2b1a3f');
};

export const checkers: Emblem = (canvas, _random, p) => {
  const stack = (x: number, y: number, count: number, t: Tone): void => {
    for (let i = 0; i < count; i++) {
      const top = y - i * 20;
      canvas.solid(`M${x - 46} ${top}v16a46 20 0 0 0 92 0v-16z`, t, {
        shade: 4,
        fill: canvas.linear(
          [
            [0, t.dark],
            [0.3, t.light],
            [0.6, t.base],
            [1, t.deep],
          ],
          0,
        ),
      });
      canvas.solid(ellipse(x, top, 46, 20), t, { inner: i < count - 1, shade: 3 });
    }
    const top = y - (count - 1) * 20;
    canvas.raw(`<ellipse cx="${x}" cy="${top}" rx="32" ry="13" fill="none" stroke="${t.shine}" stroke-width="3"/>`);
  };
  stack(-46, 66, 2, p.main);
  stack(44, 72, 4, p.third);
  crown(canvas, 44, -14, 0.66, p.main);
};

export const duelHands: Emblem = (canvas, _random, p) => {
  canvas.mirror(() => canvas.at(-52, 22, 1, () => card(canvas, 0, 0, 1.02, -14, 0, 'king')));
  canvas.solid(star(0, -4, 70, 46, 14), p.third, { shade: 6 });
  canvas.solid(bolt(0, -4, 0.92), gold, { shade: 6, light: 4 });
  chipStack(canvas, -50, 102, 26, 3, [p.main, p.second]);
  chipStack(canvas, 50, 102, 26, 3, [p.third, p.main]);
};

export const potOfChips: Emblem = (canvas, random, p) => {
  const tones = [p.main, p.third, p.second, ink];
  chipStack(canvas, -58, 74, 32, 5, tones);
  chipStack(canvas, 60, 76, 32, 6, [p.third, p.main]);
  chipStack(canvas, 0, 94, 36, 9, [p.second, p.third, p.main]);
  chip(canvas, -34, -58, 34, p.main, random.integer(0, 3));
  chip(canvas, 36, -72, 27, p.third, random.integer(0, 3));
};
