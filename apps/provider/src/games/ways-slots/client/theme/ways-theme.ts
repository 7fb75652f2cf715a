import { garden } from '../../../line-slots/client/art/garden.ts';
import { jungle } from '../../../line-slots/client/art/jungle.ts';
import { nights } from '../../../line-slots/client/art/nights.ts';
import { renderBackdrop } from '../../../line-slots/client/theme/backdrop.ts';
import { createVisualRandom, hashToSeed } from '../../../../client/seeded-random.ts';
import type { WaysSymbol } from '../../rules/ways-machine.ts';
import { createLetterSymbols } from '../art/letter-symbols.ts';
import { reef } from '../art/reef.ts';
import { renderReefScene } from './reef-scene.ts';

export type WaysScenery = 'garden' | 'nights' | 'jungle' | 'reef';

/** Look of a game. Hues in degrees. */
export interface WaysTheme {
  readonly scenery: WaysScenery;
  readonly symbols: Readonly<Record<WaysSymbol, string>>;
  readonly hue: number;
  readonly glowHue: number;
  /** Scene behind the reels. */
  readonly backdrop: string;
}

const art = { garden, nights, jungle, reef } as const;

/** Keywords in the name or theme of a game that select a scenery. Without a match, the seed selects it. */
const sceneryKeywords: readonly (readonly [WaysScenery, RegExp])[] = [
  ['reef', /poseidon|neptune|ocean|sea|reef|pearl|wave|atlantis|mermaid|coral|shark|pirate/i],
  ['garden', /dragon|phoenix|samurai|koi|lotus|panda|moon|silk|jade|fortune|tiger/i],
  ['nights', /anubis|pharaoh|genie|desert|sultan|wizard|nile|knight|lion/i],
  ['jungle', /aztec|maya|jaguar|panther|temple|elephant|buffalo|tropic|gladiator/i],
];

const hues: Readonly<Record<WaysScenery, readonly (readonly [sky: number, glow: number])[]>> = {
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

/** Returns the look of a game. It is always the same for the same game. */
export const getWaysTheme = ({
  id,
  name,
  theme,
}: {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
}): WaysTheme => {
  const random = createVisualRandom(hashToSeed(id));
  const sceneries = Object.keys(art) as WaysScenery[];
  const chosen = sceneries[Math.floor(random() * sceneries.length)] ?? 'reef';
  const scenery = sceneryKeywords.find(([, keywords]) => keywords.test(`${name} ${theme}`))?.[0] ?? chosen;
  const [hue, glowHue] = hues[scenery][Math.floor(random() * hues[scenery].length)] ?? [204, 172];
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
