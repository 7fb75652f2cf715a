import { closestReadableLightness, type Hex, fromOklch, oklch, parseColor } from '@livery/merchant/color';
import { toLegibleAccent } from '@livery/merchant/alternate-theme';
import { hasEnoughContrast, type ThemeInput } from '@livery/merchant/theme';
import { getOtherMode } from '@livery/merchant/theme-mode';
import { getValue, isBranch } from '../model/brand-document.ts';

/**
 * Theme colours that the picker changes. `accent` and `page` need enough contrast. Every `jackpot` colour is allowed,
 * because the app derives a readable colour from it.
 */
export type ThemeColorKey = 'accent' | 'page' | 'jackpot';

/** Colour in OKLCH: lightness from 0 to 1, chroma from 0 to `maxChroma`, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Maximum chroma of the picker. All sRGB colours have a lower chroma. */
export const maxChroma = 0.33;

export const toLch = (color: Hex): Lch => {
  const { l, c, h } = oklch(color);
  return { l, c, h: h ?? 0 };
};

const fallbackAccent: Hex = '#3b4fd8';

/** Parses a colour of a brand document. Returns undefined for a value that is not a colour. */
export const readColor = (value: unknown): Hex | undefined =>
  typeof value === 'string' ? parseColor(value) : undefined;

/**
 * Reads the mode (light or dark) and the colours from `theme`, the theme object of a brand document. Ignores values
 * that are not colours. If the accent colour is missing or invalid, returns a blue accent colour instead.
 */
export const readThemeInput = (theme: unknown): ThemeInput => {
  const values = (theme ?? {}) as Readonly<Record<string, unknown>>;
  const page = readColor(values['page']);
  const jackpot = readColor(values['jackpot']);
  return {
    mode: values['mode'] === 'dark' ? 'dark' : 'light',
    accent: readColor(values['accent']) ?? fallbackAccent,
    ...(page && { page }),
    ...(jackpot && { jackpot }),
  };
};

/**
 * Reads the colours of the alternate mode from the theme object of a brand document. The alternate mode is dark for a
 * light brand, and light for a dark brand. If the alternate mode has no accent or jackpot colour, it gets the colour of
 * the brand's own mode (the accent colour in a legible lightness). Returns undefined if the brand has no alternate
 * mode.
 */
export const readAlternateInput = (theme: unknown): ThemeInput | undefined => {
  const alternate = getValue(theme, ['alternate']);
  if (!isBranch(alternate)) return undefined;
  const usual = readThemeInput(theme);
  const { accent = createAlternateAccent(usual), ...colors } = {
    ...readThemeInput({ ...alternate, mode: getOtherMode(usual.mode) }),
    accent: readColor(alternate['accent']),
  };
  return { ...(usual.jackpot && { jackpot: usual.jackpot }), ...colors, accent };
};

/**
 * Returns an accent colour for the alternate mode (dark for a light brand, light for a dark brand). It is the accent
 * colour of the brand, or the nearest colour that is legible in the alternate mode.
 */
export const createAlternateAccent = ({ mode, accent }: ThemeInput): Hex =>
  toLegibleAccent({ mode: getOtherMode(mode), accent });

/**
 * Returns true if `color` is allowed for `key`, because the theme with this colour has enough contrast. Every jackpot
 * colour is allowed.
 */
export const isLegal = (input: ThemeInput, key: ThemeColorKey, color: Hex): boolean =>
  key === 'jackpot' || hasEnoughContrast({ ...input, [key]: color });

/**
 * Returns the legal colour (a colour with enough contrast) of the same hue that is nearest to `color`. Returns
 * undefined if no lightness of this hue is legal with the other colours of the theme.
 */
export const toLegalColor = (input: ThemeInput, key: ThemeColorKey, color: Hex): Hex | undefined =>
  closestReadableLightness(color, (candidate) => isLegal(input, key, candidate));

/** Number of lightness steps for which the picker shows whether the colour has enough contrast. */
const lightnessSteps = 40;

/**
 * Returns one boolean for each equal step of the lightness from 0 to 1. True if the colour at this step has enough
 * contrast.
 */
export const listLegalSteps = (input: ThemeInput, key: ThemeColorKey, { c, h }: Lch): readonly boolean[] =>
  Array.from({ length: lightnessSteps + 1 }, (_, step) => isLegal(input, key, fromOklch(step / lightnessSteps, c, h)));

/**
 * Returns the colours of a theme for the given mode (light or dark). An accent colour that is not legible in this mode
 * becomes the nearest legible colour.
 */
export const changeMode = (input: ThemeInput, mode: ThemeInput['mode']): ThemeInput => {
  const { page, ...rest } = { ...input, mode };
  // A page colour without enough contrast in the new mode is removed. The theme then uses the neutral page colour of
  // this mode.
  const withPage: ThemeInput = page !== undefined && hasEnoughContrast({ ...rest, page }) ? { ...rest, page } : rest;
  return { ...withPage, accent: toLegalColor(withPage, 'accent', input.accent) ?? input.accent };
};
