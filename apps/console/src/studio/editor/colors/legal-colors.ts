import { closestReadableLightness, type Hex, fromOklch, oklch, parseColor } from '@livery/merchant/color';
import { hasEnoughContrast, type ThemeInput } from '@livery/merchant/theme';

/**
 * Theme colours that the picker changes. Every jackpot colour is legal, because the app derives a readable colour from
 * it.
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

const readColor = (value: unknown): Hex | undefined => (typeof value === 'string' ? parseColor(value) : undefined);

/** Reads the theme colours of a document. A value that is not a colour is ignored. */
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

/** Returns true if `color` is legal for `key`: with this colour, the theme has enough contrast everywhere. */
export const isLegal = (input: ThemeInput, key: ThemeColorKey, color: Hex): boolean =>
  key === 'jackpot' || hasEnoughContrast({ ...input, [key]: color });

/**
 * Returns the legal colour of the same hue that is nearest to `color`. Returns undefined if no lightness of this hue is
 * legal with the other colours of the theme.
 */
export const toLegalColor = (input: ThemeInput, key: ThemeColorKey, color: Hex): Hex | undefined =>
  closestReadableLightness(color, (candidate) => isLegal(input, key, candidate));

/** Number of lightness steps for which the picker shows whether the colour is legal. */
const lightnessSteps = 40;

/** Returns one boolean for each equal step of the lightness from 0 to 1. True if the colour is legal. */
export const listLegalSteps = (input: ThemeInput, key: ThemeColorKey, { c, h }: Lch): readonly boolean[] =>
  Array.from({ length: lightnessSteps + 1 }, (_, step) => isLegal(input, key, fromOklch(step / lightnessSteps, c, h)));

/**
 * Returns the colours of a theme in the other mode (light or dark). A colour that is not legible there becomes the
 * nearest legal one.
 */
export const changeMode = (input: ThemeInput, mode: ThemeInput['mode']): ThemeInput => {
  const { page, ...rest } = { ...input, mode };
  // A page colour that does not fit the other mode is removed, so that the mode begins with its neutral page colour.
  const withPage: ThemeInput = page !== undefined && hasEnoughContrast({ ...rest, page }) ? { ...rest, page } : rest;
  return { ...withPage, accent: toLegalColor(withPage, 'accent', input.accent) ?? input.accent };
};
