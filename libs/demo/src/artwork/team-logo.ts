import { monkey, panda } from './emblems/creatures.ts';
import { ninja, sorceress } from './emblems/esports.ts';
import { dragon, wizard } from './emblems/legends.ts';
import { knight, samurai, viking } from './emblems/masks.ts';
import { bear, fox, lion, owl, panther, tiger, wolf } from './emblems/predators.ts';
import { octopus } from './emblems/sea.ts';
import type { Emblem } from './emblems/emblem.ts';
import { Canvas } from './paint/canvas.ts';
import { gold, silver, type Tone, tone } from './paint/colour.ts';
import { createImageRandom, type Random } from './paint/random.ts';
import { rect, scallop } from './paint/shapes.ts';
import { getDye, type DyeName } from './themes/palettes.ts';

/**
 * Animal or figure of a team logo, by the last word of the team id. For example, the id `solano-wolves` gets a wolf.
 */
const beasts: Readonly<Record<string, Emblem>> = {
  tigers: tiger,
  lions: lion,
  wolves: wolf,
  foxes: fox,
  bears: bear,
  owls: owl,
  panthers: panther,
  pandas: panda,
  monkeys: monkey,
  dragons: dragon,
  knights: knight,
  vikings: viking,
  samurai,
  wizards: wizard,
  ninjas: ninja,
  witches: sorceress,
  krakens: octopus,
};

const outlines = [
  'M0 -88C30 -72 58 -70 76 -72C80 10 60 62 0 92C-60 62 -80 10 -76 -72C-58 -70 -30 -72 0 -88z',
  'M-74 -80H74C78 -10 74 50 0 92C-74 50 -78 -10 -74 -80z',
  scallop(0, 0, 84, 12, 10),
] as const;

type Field = (canvas: Canvas, second: Tone) => void;

/** Patterns that divide a shield into two colours. */
const fields: readonly Field[] = [
  (canvas, second) => canvas.flat(rect(0, -100, 100, 200), second.base),
  (canvas, second) => [-66, -22, 22, 66].forEach((x) => canvas.flat(rect(x - 11, -100, 22, 200), second.base)),
  (canvas, second) => canvas.flat('M-100 -60L100 60V110L-100 -10z', second.base),
  (canvas, second) => canvas.flat('M-100 40L0 -40L100 40V90L0 10L-100 90z', second.base),
  (canvas, second) => canvas.flat(`${rect(0, -100, 100, 100)}${rect(-100, 0, 100, 100)}`, second.base),
];

const coats: readonly DyeName[] = [
  'red',
  'orange',
  'amber',
  'green',
  'teal',
  'sky',
  'blue',
  'violet',
  'magenta',
  'white',
  'slate',
];

const createPalette = (random: Random) => ({
  main: getDye(random.pick(coats)).tone,
  second: getDye(random.pick(coats)).tone,
  third: getDye(random.pick(coats)).tone,
  metal: gold,
  glow: '#ffe14a',
});

/**
 * Draws a team logo as SVG, 96 by 96 pixels on a transparent background. The logo is a shield with two colours and the
 * animal or figure of the team's name.
 */
export const drawTeamLogo = (id: string, seed: number): string => {
  const random = createImageRandom(`crest ${id} ${seed}`);
  const canvas = new Canvas();
  const hue = random.between(0, 360);
  const first = tone(hue, 0.2, random.between(0.42, 0.58));
  const second = tone(hue + random.pick([0, 40, 150, 180, 210]), 0.16, random.pick([0.34, 0.86]));
  const outline = random.pick(outlines);
  const beast = beasts[id.split('-').at(-1) ?? ''] ?? random.pick(Object.values(beasts));
  const drawing = canvas.apart(() => beast(canvas, random, createPalette(random)));
  canvas.group('translate(48 48) scale(.48)', () => {
    canvas.solid(outline, random.pick([gold, silver]), { shade: 3, line: 5 });
    canvas.group('scale(.88)', () => {
      canvas.solid(outline, first, { shade: 8, light: 4, line: 2 });
      canvas.clipped(outline, () => random.pick(fields)(canvas, second));
    });
    canvas.group('translate(0 4) scale(.7)', () => {
      canvas.raw(`<g fill="#fff" stroke="#fff" stroke-width="12" stroke-linejoin="round">${drawing.silhouette}</g>`);
      canvas.raw(drawing.body);
    });
  });
  return canvas.toSvg(96, 96);
};
