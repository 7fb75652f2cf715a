import { closestReadableLightness, type Hex, fromOklch, oklch, parseColor } from '@livery/merchant/color';
import { hasEnoughContrast, type ThemeInput } from '@livery/merchant/theme';

/** Colours of a brand file that the picker changes. Every jackpot colour is legal, because the app derives it. */
export type ThemeColorKey = 'accent' | 'page' | 'jackpot';

/** Colour in OKLCH: lightness 0 to 1, chroma 0 to `maxChroma`, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Maximum chroma of the picker. Colours of sRGB end below it. */
export const maxChroma = 0.33;

export const toLch = (color: Hex): Lch => {
  const { l, c, h } = oklch(color);
  return { l, c, h: h ?? 0 };
};

const fallbackAccent: Hex = '#3b4fd8';

const readColor = (value: unknown): Hex | undefined => (typeof value === 'string' ? parseColor(value) : undefined);

/** Reads the colours of a document. Values that are not colours are as if they were absent. */
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

/** Returns true if the theme with this colour has enough contrast everywhere. */
export const isLegal = (input: ThemeInput, key: ThemeColorKey, color: Hex): boolean =>
  key === 'jackpot' || hasEnoughContrast({ ...input, [key]: color });

/**
 * Returns the legal colour of the same hue that is nearest to `color`. Returns undefined if no lightness of this hue is
 * legal beside the other colours of the theme.
 */
export const toLegalColor = (input: ThemeInput, key: ThemeColorKey, color: Hex): Hex | undefined =>
  closestReadableLightness(color, (candidate) => isLegal(input, key, candidate));

/** Steps of the lightness for which the picker shows whether they are legal. */
const lightnessSteps = 40;

/** Returns for equal steps of the lightness, from 0 to 1, whether the colour is legal. */
export const listLegalSteps = (input: ThemeInput, key: ThemeColorKey, { c, h }: Lch): readonly boolean[] =>
  Array.from({ length: lightnessSteps + 1 }, (_, step) => isLegal(input, key, fromOklch(step / lightnessSteps, c, h)));

/** Returns the colours of a theme in another mode. Colours that are not legible there are moved to the nearest legal ones. */
export const changeMode = (input: ThemeInput, mode: ThemeInput['mode']): ThemeInput => {
  const { page, ...rest } = { ...input, mode };
  // A page of the other mode would have to change its lightness completely, so it begins again with the neutral one.
  const withPage: ThemeInput = page !== undefined && hasEnoughContrast({ ...rest, page }) ? { ...rest, page } : rest;
  return { ...withPage, accent: toLegalColor(withPage, 'accent', input.accent) ?? input.accent };
};
