import type { SlotArt } from '../../../../client/art/game-art.ts';
import type { SlotTheme } from '../../../slots-shared/client/theme/slot-theme.ts';
import {
  createEmblemSymbols,
  createGemSymbols,
  createSlotTheme,
} from '../../../slots-shared/client/theme/slot-theme.ts';
import type { ClusterSymbol } from '../../rules/cluster-machine.ts';
import { caves } from '../art/caves.ts';
import { fruits } from '../art/fruits.ts';
import { sweets } from '../art/sweets.ts';

export interface ClusterTheme extends SlotTheme<ClusterSymbol> {
  /** Hue in degrees for the particles of each symbol that bursts, in the order of `clusterSymbols`. */
  readonly shardHues: readonly number[];
}

interface SymbolSet {
  readonly symbols: Readonly<Record<ClusterSymbol, string>>;
  readonly shardHues: readonly number[];
}

const gems: SymbolSet = { symbols: caves, shardHues: [346, 46, 282, 146, 186, 22, 226, 196, 300] };

/**
 * Symbol sets by the name of the theme. In these themes, all symbols are objects of one kind, e.g. fruits. `createSet`
 * creates the symbols of all other themes.
 */
const sets: Readonly<Record<string, SymbolSet>> = {
  gems,
  diamond: gems,
  fruits: { symbols: fruits, shardHues: [352, 30, 286, 52, 96, 218, 350, 44, 30] },
  candy: { symbols: sweets, shardHues: [346, 44, 286, 198, 134, 20, 232, 320, 44] },
};

const createSet = (art: SlotArt): SymbolSet => {
  const { h1, h2, h3, h4, wild, scatter } = createEmblemSymbols(art);
  const { l2, l3, l4 } = createGemSymbols(art);
  const hue = art.hues.emblem;
  return {
    symbols: { h1, h2, h3, l1: h4, l2, l3, l4, wild, scatter },
    shardHues: [hue, hue + 40, hue - 40, hue + 120, hue + 90, hue + 180, hue + 270, art.hues.light, 44],
  };
};

/**
 * Returns the colours and images of a game. The symbol with the highest prize shows the main drawing of the game's tile
 * (the image of the game in the lobby).
 */
export const getClusterTheme = (art: SlotArt): ClusterTheme => {
  const { symbols, shardHues } = sets[art.theme] ?? createSet(art);
  return { ...createSlotTheme(art, { ...symbols, h1: createEmblemSymbols(art).h1 }), shardHues };
};
