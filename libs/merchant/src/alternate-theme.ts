import { closestReadableLightness, type Hex } from './color.ts';
import { hasEnoughContrast, type ThemeInput } from './theme.ts';
import { getOtherMode, type ThemeMode } from './theme-mode.ts';

interface OptionalColors {
  readonly page?: Hex | undefined;
  readonly jackpot?: Hex | undefined;
}

/**
 * Theme of a brand file. With `alternate`, members can use the brand in both modes, light and dark. `alternate`
 * contains the colours and the logo of the other mode: dark for a light brand, light for a dark brand.
 */
export interface BrandTheme extends OptionalColors {
  readonly mode: ThemeMode;
  readonly accent: Hex;
  readonly alternate?: (OptionalColors & { readonly accent: Hex; readonly logo?: string | undefined }) | undefined;
}

/**
 * Returns the colours from which the theme in the other mode is derived. Returns undefined for a brand with one mode.
 * The page colour of the brand is never used, because it belongs to its mode.
 */
export function getAlternateInput({ mode, jackpot: usualJackpot, alternate }: BrandTheme): ThemeInput | undefined {
  if (alternate === undefined) return undefined;
  const { accent, page, jackpot = usualJackpot } = alternate;
  return { mode: getOtherMode(mode), accent, ...(page && { page }), ...(jackpot && { jackpot }) };
}

/** Returns the accent, or the nearest one of the same hue that is legible. Returns the accent itself if there is none. */
export const toLegibleAccent = (input: ThemeInput): Hex =>
  closestReadableLightness(input.accent, (accent) => hasEnoughContrast({ ...input, accent })) ?? input.accent;

/**
 * Returns the theme of a brand with the colours of a seasonal layer (a change of the look on certain days). A layer
 * has one set of colours. In the other mode, its accent becomes the nearest legible one, and its page colour is not
 * used.
 */
export function withSeasonColors<Theme extends BrandTheme>(
  theme: Theme,
  colors: OptionalColors & { readonly accent?: Hex | undefined } = {},
): Theme {
  const { alternate } = theme;
  const seasonTheme: Theme = { ...theme, ...colors };
  if (alternate === undefined) return seasonTheme;
  const { accent = alternate.accent, jackpot = alternate.jackpot } = colors;
  const { page } = alternate;
  const input: ThemeInput = { mode: getOtherMode(theme.mode), accent, ...(page && { page }) };
  return {
    ...seasonTheme,
    alternate: { ...alternate, accent: toLegibleAccent(input), ...(jackpot && { jackpot }) },
  };
}

/** Lists the path of the logo of the other mode, if the brand has one. */
export const listAlternatePaths = ({ alternate }: Pick<BrandTheme, 'alternate'>): readonly string[] =>
  alternate?.logo === undefined ? [] : [alternate.logo];
