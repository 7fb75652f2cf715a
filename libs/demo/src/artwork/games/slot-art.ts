import { converter } from 'culori';
import { createPlan, type Plan } from '../composition/plan.ts';
import { paintEmblem, paintScene } from '../composition/paint-scene.ts';
import { createImageRandom } from '../paint/random.ts';
import { getDye } from '../themes/palettes.ts';
import type { Theme } from '../themes/theme.ts';
import { findTheme } from '../themes/themes.ts';
import { type ArtworkSpec, getSpecKey, getTheme } from '../tile.ts';
import { slotSymbols } from './slot-symbols.ts';

/**
 * Symbols of a slot that are drawn as emblems (main figures of game images). `h1` has the highest prize. It is the
 * emblem on the tile of the game.
 */
export const slotEmblems = ['h1', 'h2', 'h3', 'h4', 'wild', 'scatter'] as const;
export type SlotEmblem = (typeof slotEmblems)[number];

/**
 * Drawings for the page of a game. They show the same scene (background) and emblem (main figure) as the tile of the
 * game.
 */
export interface GameArt {
  /** Name of the theme that the tile shows. */
  readonly theme: string;
  /** Scene (background) of the tile without its emblem, as SVG: `portrait` for a phone, `wide` for a wide screen. */
  readonly scenes: { readonly portrait: string; readonly wide: string };
  /** Emblem (main figure) of the tile, as a square SVG. */
  readonly emblem: string;
  /**
   * Hues in degrees, as in `hsl()`, of three colours: the sky of the scene, the light, and the main colour of the
   * emblem.
   */
  readonly hues: { readonly scene: number; readonly light: number; readonly emblem: number };
}

export interface SlotArt extends GameArt {
  readonly symbols: Readonly<Record<SlotEmblem, string>>;
  /** Theme of each symbol. */
  readonly subjects: Readonly<Record<SlotEmblem, string>>;
}

const toHsl = converter('hsl');
const toHue = (colour: string): number => Math.round(toHsl(colour)?.h ?? 0);

const getPlan = (spec: ArtworkSpec): Plan => createPlan(getTheme(spec), createImageRandom(`plan ${getSpecKey(spec)}`));

/**
 * Draws the scene (background) and the emblem (main figure) of a tile separately, so that a game can place its board
 * between them.
 */
export const drawGameArt = (spec: ArtworkSpec): GameArt => {
  const plan = getPlan(spec);
  const key = getSpecKey(spec);
  return {
    theme: spec.theme,
    scenes: {
      portrait: paintScene(plan, key, { w: 320, h: 640, fx: 160, fy: 250 }),
      wide: paintScene(plan, key, { w: 720, h: 405, fx: 360, fy: 190 }),
    },
    emblem: paintEmblem(plan, key),
    hues: { scene: toHue(plan.mood.sky), light: toHue(plan.mood.glow), emblem: toHue(plan.palette.main.base) },
  };
};

const findSubject = (name: string): Theme => {
  const theme = findTheme('RNG', name);
  if (!theme) throw new Error(`No emblem "${name}": use the name of a theme that listThemes() returns.`);
  return theme;
};

/**
 * Draws the symbols of a slot. The symbol `h1` is the emblem (main figure) of the tile in the colours of the tile. Each
 * other symbol is the emblem of another theme in the first colours of that theme. All symbols have the outline and the
 * light of the tile.
 */
export const drawSlotArt = (spec: ArtworkSpec): SlotArt => {
  const plan = getPlan(spec);
  const { high, wild, scatter } = slotSymbols[spec.theme] ?? slotSymbols['gems']!;
  const draw = (name: string): string => {
    const theme = findSubject(name);
    const [main, second, third] = theme.coats[0]!;
    const palette = {
      ...plan.palette,
      main: getDye(main).tone,
      second: getDye(second).tone,
      third: getDye(third).tone,
    };
    return paintEmblem({ ...plan, theme, palette }, `${getSpecKey(spec)}/${name}`);
  };
  const [h2, h3, h4] = high;
  const art = drawGameArt(spec);
  return {
    ...art,
    symbols: { h1: art.emblem, h2: draw(h2), h3: draw(h3), h4: draw(h4), wild: draw(wild), scatter: draw(scatter) },
    subjects: { h1: spec.theme, h2, h3, h4, wild, scatter },
  };
};
