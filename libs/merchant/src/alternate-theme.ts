import { closestReadableLightness, type Hex } from './color.ts';
import { hasEnoughContrast, type ThemeInput } from './theme.ts';
import { getOtherMode, type ThemeMode } from './theme-mode.ts';

interface OptionalColors {
  readonly page?: Hex | undefined;
  readonly jackpot?: Hex | undefined;
}

/**
 * Theme of a brand file. With `alternate`, members can use the brand in both modes, light and dark. `alternate`
 * contains the colours and the logo of the alternate mode: dark for a light brand, light for a dark brand.
 */
export interface BrandTheme extends OptionalColors {
  readonly mode: ThemeMode;
  readonly accent: Hex;
  readonly alternate?: (OptionalColors & { readonly accent: Hex; readonly logo?: string | undefined }) | undefined;
}

/**
 * Returns the colours from which the theme of the alternate mode is derived: dark for a light brand, light for a dark
 * brand. Returns undefined for a brand with one mode. Does not use the page colour of the default mode, because that
 * colour does not fit the alternate mode.
 */
export function getAlternateInput({ mode, jackpot: usualJackpot, alternate }: BrandTheme): ThemeInput | undefined {
  if (alternate === undefined) return undefined;
  const { accent, page, jackpot = usualJackpot } = alternate;
  return { mode: getOtherMode(mode), accent, ...(page && { page }), ...(jackpot && { jackpot }) };
}

/**
 * Returns the accent if it is legible, otherwise the most similar legible colour of the same hue. If no such colour
 * exists, returns the accent.
 */
export const toLegibleAccent = (input: ThemeInput): Hex =>
  closestReadableLightness(input.accent, (accent) => hasEnoughContrast({ ...input, accent })) ?? input.accent;

/**
 * Returns the theme of a brand with the colours of a seasonal layer (design change for certain days). The colours of
 * the layer are made for the default mode. In the alternate mode (dark for a light brand, light for a dark brand), the
 * accent of the layer is changed to the nearest legible colour, and the page colour of the layer is not used.
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

/**
 * Lists the path of the logo for the alternate mode (dark or light). The list is empty if the brand has no such logo.
 */
export const listAlternatePaths = ({ alternate }: Pick<BrandTheme, 'alternate'>): readonly string[] =>
  alternate?.logo === undefined ? [] : [alternate.logo];
