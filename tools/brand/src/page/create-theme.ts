import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Theme, deriveTheme } from '@livery/merchant/theme';

/** A theme is asked for in several places of one compose. */
const themeCache = new WeakMap<Merchant['theme'], Theme>();

/** What follows from a brand's theme, worked out once. */
export function createTheme(theme: Merchant['theme']): Theme {
  const derivedTheme = themeCache.get(theme) ?? deriveTheme(theme);
  themeCache.set(theme, derivedTheme);
  return derivedTheme;
}
