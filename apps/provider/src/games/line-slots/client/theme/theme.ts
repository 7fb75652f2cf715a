import { cuts, createGem } from '../art/gems.ts';
import { garden } from '../art/garden.ts';
import { jungle } from '../art/jungle.ts';
import { nights } from '../art/nights.ts';
import type { SlotSymbol } from '../../rules/machine.ts';
import { createVisualRandom, hashToSeed } from '../../../../client/seeded-random.ts';

export type Scenery = 'garden' | 'nights' | 'jungle';

/** Look of a game: its art and its colours. Hues in degrees. */
export interface Theme {
  readonly scenery: Scenery;
  readonly symbols: Readonly<Record<SlotSymbol, string>>;
  /** Hue of sky and panels. */
  readonly hue: number;
  /** Hue of the lights in the sky and of the spin button. */
  readonly glowHue: number;
  readonly random: () => number;
}

const art = { garden, nights, jungle } as const;

/** Keywords in a game's name that select a scenery. Without a match, the seed selects it. */
const sceneryKeywords: readonly (readonly [Scenery, RegExp])[] = [
  [
    'garden',
    /koi|lotus|lantern|dragon|panda|garden|fortune|lucky|gold(en)? (ingot|pig|toad)|phoenix|silk|jade|bamboo|moon/i,
  ],
  [
    'nights',
    /arab|genie|lamp|desert|sultan|oasis|pearl|caravan|scarab|pharaoh|nile|cleopatra|persia|sahara|djinn|peacock/i,
  ],
  ['jungle', /aztec|maya|inca|jungle|jaguar|toucan|quetzal|fiesta|cacao|temple|tiki|parrot|mask|tropic|amazon|sun/i],
];

/** Matching hues of sky and glow, in pairs. */
const hues: Readonly<Record<Scenery, readonly (readonly [sky: number, glow: number])[]>> = {
  garden: [
    [258, 42],
    [232, 32],
    [338, 38],
    [284, 330],
    [206, 20],
  ],
  nights: [
    [224, 36],
    [192, 44],
    [266, 28],
    [312, 40],
    [242, 178],
  ],
  jungle: [
    [158, 46],
    [182, 36],
    [134, 52],
    [200, 28],
    [276, 48],
  ],
};

const pick = <T>(from: readonly [T, ...T[]] | readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T;

/** Returns the look of a game. It is always the same for the same game. */
export const getTheme = (gameId: string, gameName: string): Theme => {
  const random = createVisualRandom(hashToSeed(gameId));
  const chosen = pick(Object.keys(art) as Scenery[], random);
  const scenery = sceneryKeywords.find(([, keywords]) => keywords.test(gameName))?.[0] ?? chosen;
  const [hue, glowHue] = pick(hues[scenery], random);
  const turn = Math.floor(random() * 40) - 20;
  return {
    scenery,
    hue,
    glowHue,
    random,
    symbols: {
      ...art[scenery],
      l1: createGem(cuts.hexagon, 350 + turn / 2),
      l2: createGem(cuts.brilliant, 205 + turn / 2),
      l3: createGem(cuts.emerald, 148 + turn / 2),
      l4: createGem(cuts.kite, 275 + turn / 2),
    },
  };
};
