import { createVisualRandom, hashToSeed } from '../../../../client/seeded-random.ts';
import type { ClusterSymbol } from '../../rules/cluster-machine.ts';
import { caves } from '../art/caves.ts';
import { fruits } from '../art/fruits.ts';
import { sweets } from '../art/sweets.ts';
import { scenes } from './scenes.ts';

export type ClusterScenery = keyof typeof scenes;

/** Look of a game. Hues in degrees. */
export interface ClusterTheme {
  readonly scenery: ClusterScenery;
  readonly symbols: Readonly<Record<ClusterSymbol, string>>;
  readonly hue: number;
  readonly glowHue: number;
  /** Hues of the particles when a symbol bursts, in the order of the symbols. */
  readonly shards: readonly number[];
  /** Scene behind the grid. */
  readonly backdrop: string;
}

const art: Readonly<Record<ClusterScenery, Readonly<Record<ClusterSymbol, string>>>> = { sweets, fruits, caves };
const shards: Readonly<Record<ClusterScenery, readonly number[]>> = {
  sweets: [346, 44, 286, 198, 134, 20, 232, 320, 44],
  fruits: [352, 30, 286, 52, 96, 218, 350, 44, 30],
  caves: [346, 46, 282, 146, 186, 22, 226, 196, 300],
};

/** Keywords in the name or theme of a game that select a scenery. Without a match, the seed selects it. */
const sceneryKeywords: readonly (readonly [ClusterScenery, RegExp])[] = [
  ['caves', /gem|diamond|crystal|jewel|ruby|mine|cave|stone|owl/i],
  ['fruits', /fruit|orchard|berry|garden|farm|clover|rabbit|monkey|panda|butterfly/i],
  ['sweets', /candy|sweet|sugar|cake|bonbon|party|rose/i],
];

const hues: Readonly<Record<ClusterScenery, readonly (readonly [sky: number, glow: number])[]>> = {
  sweets: [
    [322, 336],
    [272, 318],
    [206, 330],
  ],
  fruits: [
    [146, 46],
    [196, 48],
    [98, 40],
  ],
  caves: [
    [262, 188],
    [222, 286],
    [196, 44],
  ],
};

/** Returns the look of a game. It is always the same for the same game. */
export const getClusterTheme = ({
  id,
  name,
  theme,
}: {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
}): ClusterTheme => {
  const random = createVisualRandom(hashToSeed(id));
  const sceneries = Object.keys(art) as ClusterScenery[];
  const chosen = sceneries[Math.floor(random() * sceneries.length)] ?? 'sweets';
  const scenery = sceneryKeywords.find(([, keywords]) => keywords.test(`${theme} ${name}`))?.[0] ?? chosen;
  const [hue, glowHue] = hues[scenery][Math.floor(random() * hues[scenery].length)] ?? [322, 336];
  return {
    scenery,
    hue,
    glowHue,
    symbols: art[scenery],
    shards: shards[scenery],
    backdrop: scenes[scenery](hue, glowHue, random),
  };
};
