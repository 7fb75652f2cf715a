import { createTokensCss, getColors } from '@livery/composer/page/tokens-css';
import type { Merchant } from '@livery/merchant/merchant.schema';

type Theme = Merchant['theme'];

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Returns a theme with its default values. Throws an error if the theme is not valid in a brand file. */
export const completeTheme = (value: unknown): Theme => {
  const theme = (typeof value === 'object' && value !== null ? value : {}) as Partial<Theme>;
  const { mode, accent, page, jackpot, radius = 12, font } = theme;
  const colors = [accent, page, jackpot].filter((each) => each !== undefined);
  const isValid =
    (mode === 'light' || mode === 'dark') &&
    isColor(accent) &&
    colors.every(isColor) &&
    Number.isInteger(radius) &&
    radius >= 0 &&
    radius <= 24;
  if (!isValid) throw new Error('The theme has invalid values');
  return {
    mode,
    accent,
    ...(page !== undefined && { page }),
    ...(jackpot !== undefined && { jackpot }),
    radius,
    font: { body: font?.body ?? 'system', display: font?.display ?? 'system', own: font?.own },
  };
};

/**
 * Creates a function that shows a changed theme without a reload. The created function throws an error if the contrast
 * of the theme is too low. The Content-Security-Policy forbids new style elements, so a constructed style sheet is
 * used. It is the last sheet, so its tokens override those of the page.
 */
export const createThemePainter = () => {
  let sheet: CSSStyleSheet | undefined;
  return (value: unknown): void => {
    const brand = { code: 'the draft', theme: completeTheme(value) };
    const css = createTokensCss(brand);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(css);
    document.documentElement.dataset.mode = brand.theme.mode;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getColors(brand)['surface-page']);
  };
};
