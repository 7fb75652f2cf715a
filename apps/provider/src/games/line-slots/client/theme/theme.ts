import { garden } from '../../../slots-shared/client/art/garden.ts';
import { jungle } from '../../../slots-shared/client/art/jungle.ts';
import { nights } from '../../../slots-shared/client/art/nights.ts';
import type { SlotTheme } from '../../../slots-shared/client/page/slot-page.ts';
import type { Scenery } from '../../../slots-shared/client/theme/backdrop.ts';
import { renderBackdrop } from '../../../slots-shared/client/theme/backdrop.ts';
import type { SceneryOptions, ThemedGame } from '../../../slots-shared/client/theme/choose-scenery.ts';
import { chooseScenery } from '../../../slots-shared/client/theme/choose-scenery.ts';
import type { SlotSymbol } from '../../rules/machine.ts';
import { createGem, cuts } from '../../../slots-shared/client/art/gems.ts';

const art = { garden, nights, jungle } as const;

const keywords: SceneryOptions<Scenery>['keywords'] = [
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

const hues: SceneryOptions<Scenery>['hues'] = {
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

/** Returns the colours and images of a game. The same game always gets the same theme. */
export const getLinesTheme = ({ id, name }: Pick<ThemedGame, 'id' | 'name'>): SlotTheme<SlotSymbol> => {
  const { scenery, hue, glowHue, random } = chooseScenery({ gameId: id, searched: name, keywords, hues });
  const turn = Math.floor(random() * 40) - 20;
  return {
    scenery,
    hue,
    glowHue,
    symbols: {
      ...art[scenery],
      l1: createGem(cuts.hexagon, 350 + turn / 2),
      l2: createGem(cuts.brilliant, 205 + turn / 2),
      l3: createGem(cuts.emerald, 148 + turn / 2),
      l4: createGem(cuts.kite, 275 + turn / 2),
    },
    backdrop: renderBackdrop({ scenery, hue, glowHue, random }),
  };
};
