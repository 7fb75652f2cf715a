import type { Canvas } from '../paint/canvas.ts';
import { oklch } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import { ellipse, petal } from '../paint/shapes.ts';
import { coin, coinHeap } from '../props/coins.ts';
import { blaze } from '../props/fire.ts';
import { gem, jewels } from '../props/gems.ts';
import { chip, chipStack } from '../props/table.ts';
import { cloud, type Frame } from '../scenes/sky.ts';
import { Foreground } from '../themes/theme.ts';
import type { Plan } from './plan.ts';

const sides = [-1, 1] as const;

const smallFish = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  turnLeft: boolean,
  light: string,
  dark: string,
): void =>
  canvas.group(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${turnLeft ? s : -s} ${s})`, () => {
    canvas.flat(
      'M-24 0C-16 -16 10 -16 20 -2L34 -13Q30 0 34 13L20 4C10 16 -16 16 -24 0z',
      canvas.linear([
        [0, light],
        [1, dark],
      ]),
    );
    canvas.flat(ellipse(-12, -3, 3.6, 3.6), '#ffffff');
    canvas.flat(ellipse(-13, -3, 1.8, 1.8), '#120a1c');
  });

type Painter = (canvas: Canvas, random: Random, plan: Plan, frame: Frame) => void;

const drawCoins: Painter = (canvas, random, _plan, { fx, h }) => {
  for (const side of sides)
    coinHeap(
      canvas,
      random,
      fx + side * random.between(104, 124),
      h + 10,
      random.between(56, 76),
      random.between(34, 58),
      15,
    );
  coin(canvas, fx - random.between(84, 104), h - random.between(30, 44), 19, random.integer(0, 4));
  coin(canvas, fx + random.between(80, 104), h - random.between(26, 40), 16, random.integer(0, 4));
};

const drawGems: Painter = (canvas, random, { palette }, { fx, h }) => {
  for (const side of sides) {
    for (let i = 0; i < 4; i++)
      gem(
        canvas,
        fx + side * (78 + i * 24),
        h - 12 - (i % 2) * 16 - random.between(0, 8),
        random.between(0.32, 0.5),
        random.integer(0, 4),
        jewels[random.integer(0, 6)] ?? palette.third,
        false,
        random.between(-30, 30),
      );
  }
};

const drawChips: Painter = (canvas, random, { palette }, { fx, h }) => {
  chipStack(canvas, fx - 124, h - 4, 30, random.integer(3, 6), [palette.main, palette.third]);
  chipStack(canvas, fx + 124, h - 4, 30, random.integer(3, 6), [palette.third, palette.second]);
  chip(canvas, fx - random.between(70, 84), h - 18, 22, palette.third, random.integer(0, 3));
  chip(canvas, fx + random.between(70, 84), h - 16, 20, palette.main, random.integer(0, 3));
};

const drawFire: Painter = (canvas, random, _plan, { fx, h }) => {
  for (let i = 0; i < 9; i++) {
    const x = fx + (i - 4) * 42 + random.between(-10, 10);
    const edge = Math.abs(i - 4) / 4;
    blaze(canvas, x, h + 12, 44 + edge * 74 + random.between(0, 20), 22 + edge * 8);
  }
};

const drawLeaves: Painter = (canvas, random, _plan, { fx, h }) => {
  for (const side of sides) {
    for (let i = 0; i < 5; i++) {
      canvas.at(
        fx + side * random.between(120, 168),
        h + 8 - i * random.between(4, 14),
        random.between(0.7, 1.1),
        () => {
          canvas.flat(
            petal(0, 0, 110, 30),
            canvas.linear([
              [0, oklch(0.66, 0.17, 145)],
              [1, oklch(0.3, 0.1, 165)],
            ]),
          );
          canvas.stroke('M0 -4V-92', oklch(0.76, 0.16, 135), 2, 0.7);
        },
        -side * random.between(4, 74),
      );
    }
  }
};

const drawClouds: Painter = (canvas, random, { mood }, { fx, h }) => {
  for (let i = 0; i < 6; i++)
    cloud(
      canvas,
      fx - 165 + i * 66 + random.between(-16, 16),
      h + random.between(-6, 18),
      random.between(0.9, 1.25),
      '#ffffff',
      mood.horizon,
      0.95,
    );
};

const drawShoal: Painter = (canvas, random, { palette }, { fx, h }) => {
  for (let i = 0; i < 7; i++) {
    const side = i % 2 ? 1 : -1;
    smallFish(
      canvas,
      fx + side * random.between(96, 150),
      random.between(20, h - 20),
      random.between(0.5, 1),
      side > 0,
      palette.third.light,
      palette.third.dark,
    );
  }
};

const drawGrass: Painter = (canvas, random, _plan, { fx, h }) => {
  for (let x = fx - 190; x < fx + 190; x += 8)
    canvas.flat(
      petal(x, h + 8, random.between(20, 40) + Math.abs(x - fx) * 0.16, 6),
      random.pick([oklch(0.62, 0.19, 140), oklch(0.5, 0.16, 148), oklch(0.4, 0.12, 155)]),
    );
};

const drawSnow: Painter = (canvas, _random, _plan, frame) => {
  const { fx, h } = frame;
  canvas.flat(
    `M0 ${h - 34}Q${fx * 0.5} ${h - 62} ${fx} ${h - 26}T${frame.w} ${h - 40}V${h}H0z`,
    canvas.linear([
      [0, '#ffffff'],
      [1, '#b9d4f4'],
    ]),
  );
};

const painters: Readonly<Partial<Record<Foreground, Painter>>> = {
  [Foreground.Coins]: drawCoins,
  [Foreground.Gems]: drawGems,
  [Foreground.Chips]: drawChips,
  [Foreground.Fire]: drawFire,
  [Foreground.Leaves]: drawLeaves,
  [Foreground.Clouds]: drawClouds,
  [Foreground.Shoal]: drawShoal,
  [Foreground.Grass]: drawGrass,
  [Foreground.Snow]: drawSnow,
};

/**
 * Draws the objects of the planned kind, e.g. coins, along the bottom edge, in front of the emblem (the main figure
 * of the image). Draws nothing if the plan has no such objects.
 */
export const drawForeground: Painter = (canvas, random, plan, frame) => {
  painters[plan.front]?.(canvas, random, plan, frame);
};
