import { getAlternateInput } from '@livery/merchant/alternate-theme';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Theme, deriveTheme } from '@livery/merchant/theme';

/** Computed themes, because the build of one brand needs the colours several times. */
const themeCache = new WeakMap<Merchant['theme'], Theme>();
const alternateCache = new WeakMap<Merchant['theme'], Theme>();

/**
 * Computes all colours of a brand from the theme in its brand file. If colours lack contrast, the result contains
 * problems instead of colours.
 */
export function createTheme(theme: Merchant['theme']): Theme {
  const derivedTheme = themeCache.get(theme) ?? deriveTheme(theme);
  themeCache.set(theme, derivedTheme);
  return derivedTheme;
}

/**
 * Computes the colours of a brand in the alternate mode: dark for a light brand, light for a dark brand. Returns
 * undefined for a brand with one mode.
 */
export function createAlternateTheme(theme: Merchant['theme']): Theme | undefined {
  const input = getAlternateInput(theme);
  if (input === undefined) return undefined;
  const derivedTheme = alternateCache.get(theme) ?? deriveTheme(input);
  alternateCache.set(theme, derivedTheme);
  return derivedTheme;
}
