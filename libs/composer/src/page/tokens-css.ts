import { fonts } from '@livery/merchant/fonts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type FontRole, getOwnFamily, ownFontCode } from '@livery/merchant/own-fonts';
import type { ThemeColors } from '@livery/merchant/theme';
import { listStandIns } from '../fonts/stand-ins.ts';
import { createTheme } from './create-theme.ts';

/**
 * Creates CSS variables for the design tokens of a brand. They contain no free text of the brand file, so they cannot
 * inject other CSS. The preview of a draft runs this function in the browser too.
 */
export function createTokensCss(merchant: Pick<Merchant, 'theme' | 'code'>): string {
  const { theme } = merchant;
  const tokens = { ...colorTokens(merchant), ...shapeTokens(theme.radius), ...fontTokens(merchant) };
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${theme.mode};${declarations.join(';')}}`;
}

/**
 * Returns the colours of a brand. Throws an error if they lack contrast. A brand from `readBrand` never causes this
 * error, because `readBrand` rejects such colours.
 */
export function getColors({ theme, code }: Pick<Merchant, 'theme' | 'code'>): ThemeColors {
  const { colors } = createTheme(theme);
  if (colors === undefined)
    throw new Error(
      `The colours of ${code} lack contrast, so its page cannot be rendered. Run the check on its file first.`,
    );
  return colors;
}

function colorTokens(merchant: Pick<Merchant, 'theme' | 'code'>): Record<string, string> {
  return Object.fromEntries(Object.entries(getColors(merchant)).map(([name, color]) => [`color-${name}`, color]));
}

function shapeTokens(radius: number): Record<string, string> {
  return {
    'radius-tile': `${radius}px`,
    'radius-sheet': `${Math.min(24, Math.round(radius * 1.6) + 4)}px`,
    'radius-pill': radius < 4 ? `${radius + 2}px` : '999px',
  };
}

function fontTokens({ theme }: Pick<Merchant, 'theme'>): Record<string, string> {
  return {
    'font-body': getFamily(theme.font, 'body'),
    'font-display': isDisplayFontDeferred(theme) ? 'var(--font-body)' : getFamily(theme.font, 'display'),
  };
}

/** Returns the value of `font-family` for the texts or the headings of a brand. */
export function getFamily(font: Merchant['theme']['font'], role: FontRole): string {
  const code = font[role];
  if (code === ownFontCode) return getOwnFamilies(font, role);
  const { hosted, stack } = fonts[code];
  return hosted ? `${hosted.family},${stack}` : stack;
}

/**
 * Returns the value of `font-family` for an own font: the font, its scaled fallback fonts, and default fonts of the
 * device. Returns only the default fonts if the brand has no own font for this role.
 */
function getOwnFamilies(font: Merchant['theme']['font'], role: FontRole): string {
  const own = getOwnFamily(font, role);
  const kind = font.own?.[role]?.fallback === 'serif' ? 'serif' : 'sans';
  const { stack } = fonts[kind === 'serif' ? 'serif' : 'system'];
  return own === undefined ? stack : [own, ...listStandIns(own, kind), stack].join();
}

/**
 * Returns true when headings use the body font until their web font is loaded. Another fallback font would delay the
 * first paint, because the browser would have to search for this font.
 */
export function isDisplayFontDeferred({ font }: Merchant['theme']): boolean {
  const { display } = font;
  const isLoaded = display === ownFontCode ? getOwnFamily(font, 'display') !== undefined : fonts[display].hosted;
  return Boolean(isLoaded) && getFamily(font, 'display') !== getFamily(font, 'body');
}
