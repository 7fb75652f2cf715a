import { cockfight, drawLottery, eLottery, esportsThemes, fish, inhouse, live, pvp, sports } from './misc-themes.ts';
import { slots } from './slots.ts';
import type { Theme } from './theme.ts';

const byCategory: Readonly<Record<string, Readonly<Record<string, Theme>>>> = {
  SPORTS: sports,
  ESPORTS: esportsThemes,
  LIVE: live,
  FISH: fish,
  RNG: slots,
  PVP: pvp,
  INHOUSE: inhouse,
  COCKFIGHT: cockfight,
  ELOTT: eLottery,
  LOTT: drawLottery,
};

/**
 * Themes of all categories together. `findTheme` uses this table if the category of a game does not have the theme
 * itself.
 */
const all: Readonly<Record<string, Theme>> = Object.assign({}, ...Object.values(byCategory).toReversed());

export const themeNames = (category: string): readonly string[] => Object.keys(byCategory[category] ?? slots);

export const findTheme = (category: string, name: string): Theme | undefined =>
  byCategory[category]?.[name] ?? all[name];
