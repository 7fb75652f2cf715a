import { renderReefScene } from '../../../../client/scenes/reef-scene.ts';
import { garden } from '../../../slots-shared/client/art/garden.ts';
import { jungle } from '../../../slots-shared/client/art/jungle.ts';
import { nights } from '../../../slots-shared/client/art/nights.ts';
import type { SlotTheme } from '../../../slots-shared/client/page/slot-page.ts';
import { renderBackdrop } from '../../../slots-shared/client/theme/backdrop.ts';
import type { SceneryOptions, ThemedGame } from '../../../slots-shared/client/theme/choose-scenery.ts';
import { chooseScenery } from '../../../slots-shared/client/theme/choose-scenery.ts';
import type { WaysSymbol } from '../../rules/ways-machine.ts';
import { createLetterSymbols } from '../art/letter-symbols.ts';
import { reef } from '../art/reef.ts';

const art = { garden, nights, jungle, reef } as const;
type WaysScenery = keyof typeof art;

const keywords: SceneryOptions<WaysScenery>['keywords'] = [
  ['reef', /poseidon|neptune|ocean|sea|reef|pearl|wave|atlantis|mermaid|coral|shark|pirate/i],
  ['garden', /dragon|phoenix|samurai|koi|lotus|panda|moon|silk|jade|fortune|tiger/i],
  ['nights', /anubis|pharaoh|genie|desert|sultan|wizard|nile|knight|lion/i],
  ['jungle', /aztec|maya|jaguar|panther|temple|elephant|buffalo|tropic|gladiator/i],
];

const hues: SceneryOptions<WaysScenery>['hues'] = {
  garden: [
    [352, 38],
    [268, 42],
    [320, 36],
  ],
  nights: [
    [28, 42],
    [200, 40],
    [286, 44],
  ],
  jungle: [
    [92, 48],
    [168, 42],
    [28, 50],
  ],
  reef: [
    [204, 172],
    [188, 48],
    [222, 184],
  ],
};

/** Returns the colours and images of a game. The same game always gets the same theme. */
export const getWaysTheme = ({ id, name, theme }: ThemedGame): SlotTheme<WaysSymbol> => {
  const { scenery, hue, glowHue, random } = chooseScenery({
    gameId: id,
    searched: `${name} ${theme}`,
    keywords,
    hues,
  });
  const turn = Math.floor(random() * 24) - 12;
  return {
    scenery,
    hue,
    glowHue,
    symbols: { ...art[scenery], ...createLetterSymbols(turn) },
    backdrop:
      scenery === 'reef' ? renderReefScene(hue, glowHue, random) : renderBackdrop({ scenery, hue, glowHue, random }),
  };
};
