import { alternateSheetId } from '@livery/composer/page/mode-script';
import {
  createAlternateTokensCss,
  createIconTokensCss,
  createTokensCss,
  getAlternateColors,
  getColors,
} from '@livery/composer/page/tokens-css';
import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import { defaultIcons, iconCorners, iconWeights } from '@livery/merchant/icons';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { getOtherMode, type ThemeMode } from '@livery/merchant/theme-mode';

type Theme = Merchant['theme'];

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/**
 * Returns a theme in which missing values have their defaults. Throws an error if the mode, a color, the radius or
 * the style of the icons is not valid in a brand file.
 */
export const completeTheme = (value: unknown): Theme => {
  const theme = (typeof value === 'object' && value !== null ? value : {}) as Partial<Theme>;
  const { mode, accent, page, jackpot, alternate, radius = 12, font } = theme;
  const icons = { ...defaultIcons, ...theme.icons };
  const own = [page, jackpot, alternate?.accent, alternate?.page, alternate?.jackpot];
  const colors = own.filter((each) => each !== undefined);
  const isValid =
    (mode === 'light' || mode === 'dark') &&
    isColor(accent) &&
    colors.every(isColor) &&
    Number.isInteger(radius) &&
    radius >= 0 &&
    radius <= 24 &&
    iconWeights.includes(icons.weight) &&
    iconCorners.includes(icons.corners);
  if (!isValid) throw new Error('The theme has invalid values');
  return {
    mode,
    accent,
    ...(page !== undefined && { page }),
    ...(jackpot !== undefined && { jackpot }),
    ...(alternate && { alternate }),
    radius,
    icons: { weight: icons.weight, corners: icons.corners },
    font: { body: font?.body ?? 'system', display: font?.display ?? 'system', own: font?.own },
  };
};

/**
 * Disables the loaded style sheet of the brand's other colour mode (light or dark) if the changed theme has no such
 * mode, or uses it as its main mode. Otherwise the rules of the sheet would override the changed colours. `mode` is the
 * other mode of the changed theme, or undefined if it has only one mode.
 */
const updateLoadedSheet = (mode: ThemeMode | undefined): void => {
  const link = document.querySelector<HTMLLinkElement>(`#${alternateSheetId}`);
  if (link && !link.href.includes(`/${mode}-`)) link.disabled = true;
};

/**
 * Creates a function that shows a changed theme without a reload. It uses the colour mode of the scene (the conditions
 * of the preview), if the theme has this mode. It throws an error if the contrast of the theme is too low. The
 * Content-Security-Policy forbids new style elements, so it adds a constructed style sheet. This sheet is the last one,
 * so its values override those of the page.
 */
export const createThemePainter = (sceneMode: PreviewScene['mode']) => {
  let sheet: CSSStyleSheet | undefined;
  return (value: unknown): void => {
    const brand = { code: 'the draft', theme: completeTheme(value) };
    const { mode } = brand.theme;
    const css = createTokensCss(brand) + createIconTokensCss(brand.theme) + createAlternateTokensCss(brand);
    const alternateColors = getAlternateColors(brand);
    const alternateMode = alternateColors && getOtherMode(mode);
    const colors = (alternateMode === sceneMode ? alternateColors : undefined) ?? getColors(brand);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(css);
    updateLoadedSheet(alternateMode);
    document.documentElement.dataset.mode = colors === alternateColors ? alternateMode : mode;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors['surface-page']);
  };
};
