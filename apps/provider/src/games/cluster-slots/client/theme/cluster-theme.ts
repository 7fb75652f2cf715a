import type { SlotTheme } from '../../../slots-shared/client/page/slot-page.ts';
import type { SceneryOptions, ThemedGame } from '../../../slots-shared/client/theme/choose-scenery.ts';
import { chooseScenery } from '../../../slots-shared/client/theme/choose-scenery.ts';
import type { ClusterSymbol } from '../../rules/cluster-machine.ts';
import { caves } from '../art/caves.ts';
import { fruits } from '../art/fruits.ts';
import { sweets } from '../art/sweets.ts';
import { scenes } from './scenes.ts';

type ClusterScenery = keyof typeof scenes;

export interface ClusterTheme extends SlotTheme<ClusterSymbol> {
  /** Hue in degrees for the particles of each symbol that bursts, in the order of `clusterSymbols`. */
  readonly shardHues: readonly number[];
}

const art: Readonly<Record<ClusterScenery, Readonly<Record<ClusterSymbol, string>>>> = { sweets, fruits, caves };
const shardHues: Readonly<Record<ClusterScenery, readonly number[]>> = {
  sweets: [346, 44, 286, 198, 134, 20, 232, 320, 44],
  fruits: [352, 30, 286, 52, 96, 218, 350, 44, 30],
  caves: [346, 46, 282, 146, 186, 22, 226, 196, 300],
};

const keywords: SceneryOptions<ClusterScenery>['keywords'] = [
  ['caves', /gem|diamond|crystal|jewel|ruby|mine|cave|stone|owl/i],
  ['fruits', /fruit|orchard|berry|garden|farm|clover|rabbit|monkey|panda|butterfly/i],
  ['sweets', /candy|sweet|sugar|cake|bonbon|party|rose/i],
];

const hues: SceneryOptions<ClusterScenery>['hues'] = {
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

/** Returns the look of a game. The same game always gets the same look. */
export const getClusterTheme = ({ id, name, theme }: ThemedGame): ClusterTheme => {
  const { scenery, hue, glowHue, random } = chooseScenery({
    gameId: id,
    searched: `${theme} ${name}`,
    keywords,
    hues,
  });
  return {
    scenery,
    hue,
    glowHue,
    symbols: art[scenery],
    shardHues: shardHues[scenery],
    backdrop: scenes[scenery](hue, glowHue, random),
  };
};
