import { createTokensCss, getColors } from '@livery/composer/page/tokens-css';
import type { Merchant } from '@livery/merchant/merchant.schema';

type Theme = Merchant['theme'];

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Returns a theme with the default values of the brand file. Throws an error for a theme that the file cannot have. */
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
 * Creates the function that shows a theme at once. The policy of the page forbids new style elements, but allows a
 * constructed style sheet. It comes after all other sheets, so that its tokens replace those of the page. It throws an
 * error for a theme without enough contrast.
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
