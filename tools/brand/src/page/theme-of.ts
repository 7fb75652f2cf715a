import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Theme, deriveTheme } from '@livery/merchant/theme';

/** A theme is asked for in several places of one compose. */
const derived = new WeakMap<Merchant['theme'], Theme>();

/** What follows from a brand's theme, worked out once. */
export function themeOf(theme: Merchant['theme']): Theme {
  const found = derived.get(theme) ?? deriveTheme(theme);
  derived.set(theme, found);
  return found;
}
