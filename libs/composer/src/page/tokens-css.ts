import { getOtherMode } from '@livery/merchant/theme-mode';
import { fonts } from '@livery/merchant/fonts';
import { defaultIcons, getIconTokens, type IconStyle } from '@livery/merchant/icons';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type FontRole, getOwnFamily, ownFontCode } from '@livery/merchant/own-fonts';
import type { Theme, ThemeColors } from '@livery/merchant/theme';
import { listStandIns } from '../fonts/stand-ins.ts';
import { createAlternateTheme, createTheme } from './create-theme.ts';

/**
 * Creates CSS variables for the design tokens of a brand. The variables contain no free text of the brand file, so
 * they cannot inject other CSS. The preview of a draft also runs this function in the browser.
 */
export function createTokensCss(
  merchant: Pick<Merchant, 'theme' | 'code'> & { readonly layout?: Pick<Merchant['layout'], 'navigation'> },
): string {
  const { theme, layout } = merchant;
  const tokens = {
    ...colorTokens(merchant),
    ...shapeTokens(theme.radius),
    ...fontTokens(merchant),
    ...iconTokens(theme.icons),
    ...(layout?.navigation === 'floating' && floatingBarTokens),
  };
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${theme.mode};${declarations.join(';')}}`;
}

/**
 * Size of a floating bottom bar. It is larger than the size of other bars, because it includes the gap below the bar.
 */
const floatingBarTokens = { 'size-bar': '60px' };

/**
 * Creates CSS variables for the colours of the alternate mode: dark for a light brand, light for a dark brand. Their
 * selector has a higher specificity than the rules of the default mode and of the seasonal layers (design changes for
 * certain days). Returns an empty string for a brand with one mode.
 */
export function createAlternateTokensCss(merchant: Pick<Merchant, 'theme' | 'code'>): string {
  const colors = getAlternateColors(merchant);
  if (colors === undefined) return '';
  const mode = getOtherMode(merchant.theme.mode);
  return `${toModeSelector(mode)}{color-scheme:${mode};${toDeclarations(colors)}}`;
}

export const toModeSelector = (mode: 'light' | 'dark'): string => `:root:root[data-mode="${mode}"]`;

/** Returns the declarations of CSS variables for colours, without braces. */
export const toDeclarations = (colors: Partial<ThemeColors>): string =>
  Object.entries(colors)
    .map(([name, color]) => `--color-${name}:${color}`)
    .join(';');

/**
 * Returns the colours of a brand in the alternate mode: dark for a light brand, light for a dark brand. Returns
 * undefined for a brand with one mode. Throws an error if the colours lack contrast.
 */
export function getAlternateColors({ theme, code }: Pick<Merchant, 'theme' | 'code'>): ThemeColors | undefined {
  const derivedTheme = createAlternateTheme(theme);
  return derivedTheme && assertColors(derivedTheme, code);
}

/**
 * Returns the colours of a brand. Throws an error if they lack contrast. A brand from `readBrand` never causes this
 * error, because `readBrand` rejects such colours.
 */
export function getColors({ theme, code }: Pick<Merchant, 'theme' | 'code'>): ThemeColors {
  return assertColors(createTheme(theme), code);
}

function assertColors({ colors }: Theme, code: string): ThemeColors {
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

/**
 * Returns only the icon tokens that differ from the default style. The style sheet of the app already contains the
 * default values, so the page can omit them.
 */
function iconTokens(icons: IconStyle): Record<string, string> {
  const usual = getIconTokens(defaultIcons);
  return Object.fromEntries(Object.entries(getIconTokens(icons)).filter(([name, value]) => value !== usual[name]));
}

/**
 * Creates CSS variables for all tokens of the icons of a brand, also for default values. A preview needs them to change
 * a page that was built with another icon style back to the default style.
 */
export function createIconTokensCss({ icons }: Pick<Merchant['theme'], 'icons'>): string {
  const declarations = Object.entries(getIconTokens(icons)).map(([name, value]) => `--${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
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
 * Returns the value of `font-family` for a brand's own font: the font itself, its scaled fallback fonts, and default
 * fonts of the device. Returns only the default fonts if the brand has no own font for this role (texts or headings).
 */
function getOwnFamilies(font: Merchant['theme']['font'], role: FontRole): string {
  const own = getOwnFamily(font, role);
  const kind = font.own?.[role]?.fallback === 'serif' ? 'serif' : 'sans';
  const { stack } = fonts[kind === 'serif' ? 'serif' : 'system'];
  return own === undefined ? stack : [own, ...listStandIns(own, kind), stack].join();
}

/**
 * Returns true if the brand has a web font for headings that differs from its body font. Headings then use the body
 * font until the web font is loaded. If they used another fallback font, the browser would have to search for that font
 * before the first paint.
 */
export function isDisplayFontDeferred({ font }: Merchant['theme']): boolean {
  const { display } = font;
  const isLoaded = display === ownFontCode ? getOwnFamily(font, 'display') !== undefined : fonts[display].hosted;
  return Boolean(isLoaded) && getFamily(font, 'display') !== getFamily(font, 'body');
}
