import type { SlotArt } from '../../../../client/art/game-art.ts';
import { ribbon, svg } from '../../../../client/dom/svg.ts';
import { createGem, cuts } from '../art/gems.ts';

/** Colours and images of a slot. Hues are in degrees. */
export interface SlotTheme<Name extends string> {
  /** SVG of each symbol. */
  readonly symbols: Readonly<Record<Name, string>>;
  /** Hue of the background and the panels. */
  readonly hue: number;
  /** Hue of the lights and of the spin button. */
  readonly glowHue: number;
  /** SVG of the background image behind the reels, for a phone (`portrait`) and for a wide screen (`wide`). */
  readonly scenes: SlotArt['scenes'];
}

/**
 * Puts a drawing into a square of 100 by 100. `overlay` is the SVG markup of a label that is painted over the drawing.
 * A drawing with a label is smaller.
 */
const toSymbol = (drawing: string, overlay = ''): string => {
  const [left, top, size] = overlay === '' ? [0, 0, 100] : [7, -1, 86];
  const nested = drawing.replace(
    / width="\d+" height="\d+"/,
    ` x="${left}" y="${top}" width="${size}" height="${size}"`,
  );
  return svg(`${nested}${overlay}`);
};

/**
 * Returns the images of the symbols that all slots have: the drawings of the game. The wild and the scatter also have a
 * label.
 */
export const createEmblemSymbols = ({ symbols, hues }: SlotArt) => ({
  h1: toSymbol(symbols.h1),
  h2: toSymbol(symbols.h2),
  h3: toSymbol(symbols.h3),
  h4: toSymbol(symbols.h4),
  wild: toSymbol(symbols.wild, ribbon('WILD', `hsl(${hues.emblem} 90% 58%)`, `hsl(${hues.emblem} 82% 30%)`)),
  scatter: toSymbol(symbols.scatter, ribbon('SCATTER', '#ffcf4a', '#d06a08')),
});

/**
 * Returns the images of four low-paying symbols: gems. Their hues are derived from the hue of the game's main drawing.
 */
export const createGemSymbols = ({ hues: { emblem } }: Pick<SlotArt, 'hues'>) => ({
  l1: createGem(cuts.hexagon, emblem),
  l2: createGem(cuts.brilliant, emblem + 90),
  l3: createGem(cuts.emerald, emblem + 180),
  l4: createGem(cuts.kite, emblem + 270),
});

/**
 * Returns the theme of a slot with the given symbols. The page has the same colours as the tile (the image of the game
 * in the lobby).
 */
export const createSlotTheme = <Name extends string>(
  { hues, scenes }: SlotArt,
  symbols: Readonly<Record<Name, string>>,
): SlotTheme<Name> => ({ symbols, hue: hues.scene, glowHue: hues.light, scenes });
