import type { Merchant } from '@livery/merchant/merchant.schema';
import { fontRoles, type FontRole, getOwnFamily } from '@livery/merchant/own-fonts';
import { listFontParts } from '../fonts/letters.ts';
import { createStandInRules } from '../fonts/stand-ins.ts';
import type { SubsetFile } from '../fonts/subset-own-font.ts';
import type { ImageCache } from '../image-cache.ts';
import type { ProductFacts } from '../product-facts.ts';
import { listAllCharacters } from '../read/letter-problems.ts';
import type { FontAsset } from '../read/read-fonts.ts';
import type { Brand } from '../read/read-brand.ts';
import type { SharedFile } from './bundle-file.ts';

/**
 * Files and CSS rules that the own fonts of a brand add to its bundle. An own font is a font whose files the brand
 * supplies.
 */
interface OwnFonts {
  readonly files: readonly SharedFile[];
  /**
   * `@font-face` rules of the brand's own fonts and of their fallback fonts (fonts of the device). Empty for a brand
   * without own fonts.
   */
  readonly rules: string;
}

/**
 * Creates the files and CSS rules of a brand's own fonts. The files contain only the letters of the brand's languages.
 */
export async function composeOwnFonts(
  { merchant, assets }: Pick<Brand, 'merchant' | 'assets'>,
  cache: ImageCache,
  facts: Pick<ProductFacts, 'readCharacters'>,
): Promise<OwnFonts> {
  const { font } = merchant.theme;
  const roles = fontRoles.filter((role) => getOwnFamily(font, role) === `own-${role}`);
  if (roles.length === 0) return { files: [], rules: '' };
  const texts = await listTexts(merchant, facts);
  const { subsetOwnFont } = await import('../fonts/subset-own-font.ts');
  const subset = (asset: FontAsset) => subsetOwnFont(cache, asset, listFontParts(merchant.languages), texts);
  const files = new Map<string, SharedFile>();
  let rules = '';
  for (const role of roles) {
    const own = font.own?.[role];
    const fonts = (own?.files ?? []).flatMap((path) => assets.fonts.get(path) ?? []);
    for (const each of fonts) {
      const parts = await subset(each);
      rules += createRules(`own-${role}`, getWeights(role, fonts, each), parts);
      for (const { name, source, integrity } of parts) files.set(name, { path: `assets/${name}`, source, integrity });
    }
    const [first] = fonts;
    if (first) rules += createStandInRules(`own-${role}`, own?.fallback ?? 'sans', first.facts.metrics);
  }
  return { files: [...files.values()], rules };
}

/** Creates one `@font-face` rule for each file of a font. A font with only one file needs no `unicode-range`. */
function createRules(family: string, weights: string, parts: readonly SubsetFile[]): string {
  return parts
    .map(({ name, part }) => {
      const range = parts.length > 1 ? `;unicode-range:${part.range}` : '';
      return (
        `@font-face{font-family:${family};font-weight:${weights};font-display:optional;` +
        `src:url(/assets/${name}) format("woff2")${range}}`
      );
    })
    .join('');
}

async function listTexts(
  merchant: Merchant,
  facts: Pick<ProductFacts, 'readCharacters'>,
): Promise<ReadonlySet<number>> {
  const texts = await Promise.all(merchant.languages.map((language) => listAllCharacters(merchant, facts, language)));
  return new Set(texts.flatMap((each) => [...each]));
}

/**
 * Returns the value of `font-weight` for a font file: the weight of the file, or the range of weights of a variable
 * font. If the heading font has only one file with one weight, returns all weights (1 to 1000). Otherwise, a browser
 * would thicken the glyphs of this file to imitate bold headings.
 */
function getWeights(role: FontRole, fonts: readonly FontAsset[], { facts }: FontAsset): string {
  const { min, max } = facts.weights;
  if (min !== max) return `${min} ${max}`;
  return fonts.length === 1 && role === 'display' ? '1 1000' : `${min}`;
}
