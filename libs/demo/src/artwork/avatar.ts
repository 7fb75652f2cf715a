import * as creatures from './emblems/creatures.ts';
import * as predators from './emblems/predators.ts';
import { dealer } from './emblems/casino.ts';
import { ninja, sorceress } from './emblems/esports.ts';
import { puffer } from './emblems/fish.ts';
import { dragon, wizard } from './emblems/legends.ts';
import { knight, samurai, viking } from './emblems/masks.ts';
import { octopus } from './emblems/sea.ts';
import type { Emblem } from './emblems/emblem.ts';
import { Canvas } from './paint/canvas.ts';
import { gold, oklch } from './paint/colour.ts';
import { createImageRandom } from './paint/random.ts';
import { circle } from './paint/shapes.ts';
import { getDye, type DyeName } from './themes/palettes.ts';

const faces: readonly Emblem[] = [
  predators.tiger,
  predators.lion,
  predators.panther,
  predators.wolf,
  predators.fox,
  creatures.panda,
  predators.bear,
  creatures.elephant,
  creatures.monkey,
  creatures.rabbit,
  predators.owl,
  creatures.penguin,
  creatures.luckyCat,
  dragon,
  knight,
  samurai,
  viking,
  wizard,
  ninja,
  sorceress,
  dealer,
  octopus,
  puffer,
];
const dyes: readonly DyeName[] = [
  'red',
  'orange',
  'amber',
  'green',
  'teal',
  'sky',
  'blue',
  'violet',
  'magenta',
  'pink',
  'white',
  'tan',
  'slate',
];

/** Draws the portrait of a member as SVG: a circle of 96 by 96 pixels on a transparent background. */
export const drawAvatar = (seed: number): string => {
  const random = createImageRandom(`avatar ${seed}`);
  const canvas = new Canvas();
  const hue = random.between(0, 360);
  const disc = circle(48, 48, 48);
  canvas.clipped(disc, () => {
    canvas.flat(
      disc,
      canvas.linear([
        [0, oklch(0.78, 0.16, hue)],
        [1, oklch(0.42, 0.17, hue + 40)],
      ]),
    );
    const palette = {
      main: getDye(random.pick(dyes)).tone,
      second: getDye(random.pick(dyes)).tone,
      third: getDye(random.pick(dyes)).tone,
      metal: gold,
      glow: random.pick(['#ffe14a', '#7df3ff', '#ffb13d']),
    };
    const face = random.pick(faces);
    const drawing = canvas.apart(() => face(canvas, random, palette));
    canvas.group('translate(48 52) scale(.42)', () => {
      canvas.raw(`<g fill="#fff" stroke="#fff" stroke-width="12" stroke-linejoin="round">${drawing.silhouette}</g>`);
      canvas.raw(drawing.body);
    });
  });
  return canvas.toSvg(96, 96);
};
