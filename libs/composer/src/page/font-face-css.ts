import { createHash } from 'node:crypto';
import { type FontSubset, fonts } from '@livery/merchant/fonts';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { ownFontCode } from '@livery/merchant/own-fonts';
import { getFamily, isDisplayFontDeferred } from './tokens-css.ts';

/** Function that returns the URL of a font file in the bundle. `name` is the file name without a hash. */
export type FontAddress = (name: string) => string;

/**
 * Lists the web font files of a brand. `name` is the file name in the bundle, and `source` is the path in an npm
 * package.
 */
export function listFontFiles(merchant: Merchant): { readonly name: string; readonly source: string }[] {
  return listWebFonts(merchant).flatMap(({ file, package: from, subsets }) =>
    subsets.map((subset) => ({
      name: `${file}-${subset}.woff2`,
      source: `${from}/files/${file}-${subset}-wght-normal.woff2`,
    })),
  );
}

/** Lists the web fonts of a brand with the character subsets that its languages need. */
function listWebFonts({ theme, languages }: Merchant) {
  const needed = new Set<Subset>(['latin', ...languages.flatMap((code) => subsetByLanguage[code] ?? [])]);
  const webFonts = [...new Set([theme.font.body, theme.font.display])].map((code) =>
    code === ownFontCode ? undefined : fonts[code].hosted,
  );
  return webFonts
    .filter((font) => font !== undefined)
    .map((font) => ({
      ...font,
      subsets: (['latin', ...font.subsets] as const).filter((subset) => needed.has(subset)),
    }));
}

/**
 * Creates the `@font-face` rules of a brand. `ownRules` are the rules for the brand's own fonts. Returns an empty
 * string for a brand without web fonts.
 * The page of the first visit does not contain these rules, because on a slow phone they would delay the first paint by
 * more than a second. The app loads the fonts in the background. At the next visit, a script inserts the rules.
 * `font-display: optional` prevents that the text moves when a font has loaded.
 */
export function fontFaceCss(merchant: Merchant, address: FontAddress, ownRules = ''): string {
  // The selector `:root:root` has a higher specificity than the `:root` of the design tokens. The design tokens are
  // later in the page, so with the same specificity they would replace the value of this rule.
  const display = isDisplayFontDeferred(merchant.theme)
    ? `:root:root{--font-display:${getFamily(merchant.theme.font, 'display')}}`
    : '';
  const css =
    display +
    listWebFonts(merchant)
      .map(({ family, file, weights, subsets }) =>
        subsets
          .map((subset) => {
            const range = subsets.length > 1 ? `;unicode-range:${ranges[subset]}` : '';
            return (
              `@font-face{font-family:${family};font-weight:${weights};font-display:optional;` +
              `src:url(${address(`${file}-${subset}.woff2`)}) format("woff2")${range}}`
            );
          })
          .join(''),
      )
      .join('') +
    ownRules;
  return css && `/*${createHash('sha256').update(css).digest('base64url').slice(0, 8)}*/${css}`;
}

/**
 * Returns the CSS comment at the beginning of a brand's font CSS, or an empty string if the font CSS is empty. The
 * comment contains a hash of the font CSS. A script compares it with the stored font CSS to find out if that CSS is up
 * to date.
 */
export const fontFaceMarker = (css: string): string => css.slice(0, css.indexOf('*/') + 2);

type Subset = 'latin' | FontSubset;

const subsetByLanguage: Partial<Record<LanguageCode, Subset>> = {
  VI: 'vietnamese',
  TR: 'latin-ext',
  UZ: 'latin-ext',
  RU: 'cyrillic',
  KK: 'cyrillic',
  AR: 'arabic',
  FA: 'arabic',
  UR: 'arabic',
};

const ranges: Record<Subset, string> = {
  latin: 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  'latin-ext': 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  arabic: 'U+600-6FF,U+750-77F,U+870-88E,U+897-8E1,U+8E3-8FF,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FEFC',
};
