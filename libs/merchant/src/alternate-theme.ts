import { closestReadableLightness, type Hex } from './color.ts';
import { hasEnoughContrast, type ThemeInput } from './theme.ts';
import { getOtherMode, type ThemeMode } from './theme-mode.ts';

interface OptionalColors {
  readonly page?: Hex | undefined;
  readonly jackpot?: Hex | undefined;
}

/**
 * Theme of a brand. Its own colours are for the mode `mode`. If `alternate` is present, members can also choose the
 * other mode, light or dark. `alternate` contains the colours and the logo for that mode.
 */
export interface BrandTheme extends OptionalColors {
  readonly mode: ThemeMode;
  readonly accent: Hex;
  readonly alternate?: (OptionalColors & { readonly accent: Hex; readonly logo?: string | undefined }) | undefined;
}

/**
 * Returns the colours for the mode other than `mode`, from which all colours of that mode are computed. Returns
 * undefined for a brand with one mode. The page colour of the brand's own mode is not used, because a light page colour
 * does not fit a dark mode.
 */
export function getAlternateInput({ mode, jackpot: usualJackpot, alternate }: BrandTheme): ThemeInput | undefined {
  if (alternate === undefined) return undefined;
  const { accent, page, jackpot = usualJackpot } = alternate;
  return { mode: getOtherMode(mode), accent, ...(page && { page }), ...(jackpot && { jackpot }) };
}

/**
 * Returns the accent colour if it has enough contrast. Otherwise returns the most similar colour of the same hue that
 * has enough contrast. If no such colour exists, returns the accent unchanged.
 */
export const toLegibleAccent = (input: ThemeInput): Hex =>
  closestReadableLightness(input.accent, (accent) => hasEnoughContrast({ ...input, accent })) ?? input.accent;

/**
 * Returns the theme of a brand with the colours of a seasonal layer, which changes the design on certain days. The
 * colours of the layer are made for the brand's own mode. For the other mode (light or dark), the page colour of the
 * layer is not used, and its accent is changed to the nearest colour with enough contrast.
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
