import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Theme, deriveTheme } from '@livery/merchant/theme';

/** Cache of themes, because one compose needs the same theme several times. */
const themeCache = new WeakMap<Merchant['theme'], Theme>();

/** Theme values derived from a brand's theme input. Computed once per input. */
export function createTheme(theme: Merchant['theme']): Theme {
  const derivedTheme = themeCache.get(theme) ?? deriveTheme(theme);
  themeCache.set(theme, derivedTheme);
  return derivedTheme;
}
