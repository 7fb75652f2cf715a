import type { Canvas } from '../paint/canvas.ts';
import { ivory, tone, type Tone } from '../paint/colour.ts';
import { numerals } from '../paint/digits.ts';
import { circle, club, diamond, ellipse, heart, rect, ring, sector, spade } from '../paint/shapes.ts';

/** Shapes of the card suits by suit number: spade, heart, club, diamond. Suits with an odd number are red. */
const suits = [spade, heart, club, diamond] as const;
const red = tone(22, 0.22, 0.56);
const black: Tone = { deep: '#05040a', dark: '#141021', base: '#241d38', light: '#4d4270', shine: '#a79bd0' };

export const suitTone = (suit: number): Tone => (suit % 2 ? red : black);
export const suitPath = (suit: number, x: number, y: number, s: number): string => (suits[suit % 4] ?? spade)(x, y, s);

const courtCrown = 'M-20 12L-24 -14L-10 -2L0 -20L10 -2L24 -14L20 12z';
const letterA = 'M-7 9L0 -9L7 9M-4.500 3h9';
const letterK = 'M-6 -9V9M6 -9L-5 1M-2 -2L7 9';

/** Draws a playing card, about 72 wide and 100 high. The face is an ace, a king, or a number from 2 to 9. */
export const card = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  turn: number,
  suit: number,
  face: number | 'ace' | 'king',
  inner = false,
): void =>
  canvas.at(
    x,
    y,
    s,
    () => {
      const material = suitTone(suit);
      canvas.solid(rect(-36, -50, 72, 100, 9), ivory, {
        inner,
        shade: 4,
        light: 2.5,
        fill: canvas.linear(
          [
            [0, '#ffffff'],
            [1, '#e4dccf'],
          ],
          60,
        ),
        line: 2.5,
      });
      if (face === 'ace')
        canvas.flat(
          suitPath(suit, 0, 4, 25),
          canvas.linear([
            [0, material.light],
            [0.5, material.base],
            [1, material.dark],
          ]),
        );
      else if (face === 'king') {
        canvas.flat(
          rect(-20, -30, 40, 60, 5),
          canvas.linear([
            [0, '#ffe9a8'],
            [1, '#f2b63c'],
          ]),
        );
        canvas.at(0, -8, 0.8, () => canvas.flat(courtCrown, material.base));
        canvas.flat(suitPath(suit, 0, 16, 12), material.base);
      } else {
        canvas.raw(numerals(face, 0, 5, 46, material.base, 2.8));
      }
      for (const flip of [0, 180]) {
        canvas.group(`rotate(${flip})`, () => {
          canvas.flat(suitPath(suit, -26, -22, 6.5), material.base);
          if (typeof face === 'number') canvas.raw(numerals(face, -26, -37, 14, material.base, 2.8));
          else canvas.at(-26, -37, 0.75, () => canvas.stroke(face === 'ace' ? letterA : letterK, material.base, 3.4));
        });
      }
    },
    turn,
  );

export const cardBack = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  turn: number,
  material: Tone,
  inner = false,
): void =>
  canvas.at(
    x,
    y,
    s,
    () => {
      canvas.solid(rect(-36, -50, 72, 100, 9), ivory, { inner, fill: '#fffaf0', line: 2.5 });
      canvas.flat(
        rect(-29, -43, 58, 86, 5),
        canvas.linear(
          [
            [0, material.light],
            [1, material.dark],
          ],
          60,
        ),
      );
      canvas.clipped(rect(-29, -43, 58, 86, 5), () => {
        for (let i = -3; i <= 3; i++)
          canvas.stroke(`M${i * 12 - 20} -44l40 88M${i * 12 + 20} -44l-40 88`, material.shine, 1, 0.35);
      });
      canvas.flat(diamond(0, 0, 20), material.shine, 0.9);
    },
    turn,
  );

export const chip = (canvas: Canvas, x: number, y: number, r: number, material: Tone, suit = 0, inner = false): void =>
  canvas.at(x, y, 1, () => {
    canvas.solid(circle(0, 0, r), material, { inner, shade: r * 0.14, light: r * 0.08, line: r * 0.07 });
    for (let i = 0; i < 8; i++) canvas.flat(sector(0, 0, r * 0.74, r * 0.97, i * 45 - 9, i * 45 + 9), '#ffffff', 0.95);
    canvas.raw(`<path d="${ring(0, 0, r * 0.66, r * 0.6)}" fill="#fff" opacity=".9"/>`);
    canvas.flat(
      circle(0, 0, r * 0.58),
      canvas.radial(
        [
          [0, material.light],
          [1, material.dark],
        ],
        0.4,
        0.35,
        0.7,
      ),
    );
    canvas.flat(suitPath(suit, 0, 0, r * 0.32), '#ffffff', 0.96);
  });

/** Draws a stack of casino chips. The base is at the height `y`. */
export const chipStack = (
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  count: number,
  tones: readonly Tone[],
  inner = false,
): void => {
  for (let i = 0; i < count; i++) {
    const material = tones[i % tones.length] ?? red;
    const top = y - i * r * 0.3;
    canvas.solid(
      `M${x - r} ${top - r * 0.3}v${r * 0.3}a${r} ${r * 0.4} 0 0 0 ${r * 2} 0v${-r * 0.3}a${r} ${r * 0.4} 0 0 0 ${-r * 2} 0z`,
      material,
      {
        inner,
        shade: 0,
        light: 0,
        line: 2,
        fill: canvas.linear(
          [
            [0, material.dark],
            [0.3, material.light],
            [0.5, material.base],
            [1, material.deep],
          ],
          0,
        ),
      },
    );
    for (const k of [-0.62, 0, 0.62])
      canvas.flat(
        rect(x + k * r - r * 0.11, top + (0.34 - k * k * 0.36) * r - r * 0.26, r * 0.22, r * 0.27),
        '#ffffff',
        0.9,
      );
    if (i === count - 1) {
      canvas.flat(ellipse(x, top - r * 0.3, r, r * 0.4), material.light);
      canvas.flat(ellipse(x, top - r * 0.3, r * 0.62, r * 0.24), '#ffffff', 0.9);
      canvas.flat(ellipse(x, top - r * 0.3, r * 0.5, r * 0.19), material.base);
    }
  }
};

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  6: [
    [-0.5, -0.6],
    [0.5, -0.6],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.6],
    [0.5, 0.6],
  ],
};

/** Draws a die that is seen from a corner, so that three of its faces are visible. */
export const die = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  turn: number,
  faces: readonly [number, number, number],
  material: Tone,
  pip: string,
  inner = false,
): void =>
  canvas.at(
    x,
    y,
    s / 50,
    () => {
      canvas.solid(
        'M0 -52Q4 -52 8 -50L42 -31Q48 -28 48 -22V20Q48 27 42 30L8 50Q0 54 -8 50L-42 30Q-48 27 -48 20V-22' +
          'Q-48 -28 -42 -31L-8 -50Q-4 -52 0 -52z',
        material,
        { inner, shade: 0, light: 0 },
      );
      canvas.flat(
        'M0 -50L46 -25L0 0L-46 -25z',
        canvas.linear([
          [0, material.shine],
          [1, material.light],
        ]),
      );
      canvas.flat(
        'M-46 -25L0 0V51L-46 25z',
        canvas.linear([
          [0, material.light],
          [1, material.base],
        ]),
      );
      canvas.flat(
        'M46 -25L0 0V51L46 25z',
        canvas.linear([
          [0, material.base],
          [1, material.dark],
        ]),
      );
      const planes = ['matrix(.46 .25 -.46 .25 0 -25)', 'matrix(.46 .25 0 .5 -23 13)', 'matrix(.46 -.25 0 .5 23 13)'];
      planes.forEach((plane, i) => {
        const face = faces[i] ?? 1;
        canvas.group(plane, () => {
          for (const [px, py] of pips[face] ?? [])
            canvas.flat(circle(px * 52, py * 52, face === 1 ? 18 : 12), face === 1 ? '#e3122d' : pip);
        });
      });
      canvas.stroke('M-44 -25L0 -1L44 -25M0 -1V48', material.shine, 2.5, 0.8);
    },
    turn,
  );
