import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Theme, deriveTheme } from '@livery/merchant/theme';

/** Caches themes because the build of one brand needs its theme several times. */
const themeCache = new WeakMap<Merchant['theme'], Theme>();

/** Calculates colours and other values from the theme of a brand file. */
export function createTheme(theme: Merchant['theme']): Theme {
  const derivedTheme = themeCache.get(theme) ?? deriveTheme(theme);
  themeCache.set(theme, derivedTheme);
  return derivedTheme;
}
