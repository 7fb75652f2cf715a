import { withSeasonColors } from '@livery/merchant/alternate-theme';
import { getOtherMode } from '@livery/merchant/theme-mode';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createAlternateTheme, createTheme } from '../page/create-theme.ts';
import type { BrandRuntime } from '@livery/merchant/runtime';
import type { ThemeColors } from '@livery/merchant/theme';
import type { ModeScriptOptions } from '../page/mode-script.ts';
import { fitHeader, renderHeroImages, renderSvgFile } from './images.ts';
import type { SharedFile } from './bundle-file.ts';
import type { ImageCache } from '../image-cache.ts';
import { getAlternateColors, getColors, toDeclarations, toModeSelector } from '../page/tokens-css.ts';
import type { SeasonAssets } from '../read/read-season-assets.ts';
import type { Brand } from '../read/read-brand.ts';
import { type PageSeason, seasonColorScript, seasonImageScript } from '../seasons/season-script.ts';

type Season = Merchant['seasons'][number];

/**
 * Files, styles and scripts that the seasonal layers of a brand add to its bundle. A seasonal layer changes the
 * colours or images of the app during a period of days. All fields are empty or absent for a brand without layers.
 */
export interface ComposedSeasons {
  readonly files: readonly SharedFile[];
  /**
   * CSS rules with the colours of all seasonal layers (design changes for certain days). The page has the attribute
   * `data-season` with the index of the current layer. The rules of a layer apply only while the attribute has the
   * index of this layer.
   */
  readonly css: string;
  /**
   * CSS rules with the colours of all seasonal layers (design changes for certain days) in the alternate mode: dark for
   * a light brand, light for a dark brand. Empty for a brand with one mode.
   */
  readonly alternateCss: string;
  /**
   * Background colours of the page for each seasonal layer (design change for certain days): one for the default mode
   * and one for the alternate mode. Empty for a brand with one mode.
   */
  readonly pages: ModeScriptOptions['pages'];
  /**
   * Script that selects the seasonal layer (a design change for certain days) of the current day before the first
   * paint. Absent for a brand without layers.
   */
  readonly colorScript?: string;
  /**
   * Script that applies the images of the current seasonal layer (design change for certain days) before the app runs.
   * Absent if no layer has images.
   */
  readonly imageScript?: string;
}

/**
 * Creates the files, the CSS and the scripts of a brand's seasonal layers. A seasonal layer replaces colours or
 * images of the brand during a period of days. For a brand without layers, the result has no files, no CSS and no
 * scripts.
 */
export async function composeSeasons({ merchant, assets }: Brand, cache: ImageCache): Promise<ComposedSeasons> {
  const { seasons, timeZone } = merchant;
  if (seasons.length === 0) return { files: [], css: '', alternateCss: '', pages: [] };
  const usual = getColors(merchant);
  const files: SharedFile[] = [];
  const pageSeasons: PageSeason[] = [];
  const usualAlternate = getAlternateColors(merchant);
  const pages: [string, string][] = [];
  let css = '';
  let alternateCss = '';
  for (const [index, season] of seasons.entries()) {
    const selector = `[data-season="${index}"]`;
    const theme = withSeasonColors(merchant.theme, season.theme);
    const { colors = usual } = createTheme(theme);
    css += createRule(`:root${selector}`, usual, colors);
    const alternate = createAlternateTheme(theme)?.colors ?? usualAlternate;
    if (usualAlternate && alternate) {
      alternateCss += createRule(toModeSelector(getOtherMode(theme.mode)) + selector, usualAlternate, alternate);
      pages.push([colors['surface-page'], alternate['surface-page']]);
    }
    const images = await composeImages(merchant, season, assets.seasons[index] ?? {}, cache);
    files.push(...images.files);
    pageSeasons.push({ from: season.from, to: season.to, page: colors['surface-page'], ...images.values });
  }
  const hasImages = pageSeasons.some(({ hero, logo }) => hero ?? logo);
  return {
    files,
    css,
    alternateCss,
    pages,
    colorScript: seasonColorScript(timeZone, pageSeasons, usualAlternate ? undefined : usual['surface-page']),
    ...(hasImages && { imageScript: seasonImageScript(pageSeasons) }),
  };
}

/**
 * Creates a CSS rule with only those colours of a seasonal layer that differ from `usual`, the colours without a layer.
 * Returns an empty string if no colour differs.
 */
function createRule(selector: string, usual: ThemeColors, colors: ThemeColors): string {
  const changed = Object.entries(colors).filter(([name, color]) => usual[name as keyof ThemeColors] !== color);
  return changed.length > 0 ? `${selector}{${toDeclarations(Object.fromEntries(changed))}}` : '';
}

async function composeImages(merchant: Merchant, season: Season, assets: SeasonAssets, cache: ImageCache) {
  const hero = assets.hero && (await renderHeroImages(cache, assets.hero));
  const logo = assets.logo && (await renderSvgFile(cache, 'logo', assets.logo));
  return {
    files: [...(hero?.files ?? []), ...(logo ? [logo] : [])],
    values: {
      ...(hero && { hero: { ...hero.runtime, ...getHeroValues(merchant, season) } }),
      ...(logo && assets.logo && { logo: { src: `/${logo.path}`, ...fitHeader(assets.logo) } }),
    },
  };
}

/**
 * Returns the hero texts and the hero link of a seasonal layer (design change for certain days). A value that the layer
 * does not set is absent. The app then uses the value of the brand.
 */
function getHeroValues({ assets, languages }: Merchant, { hero }: Season): Partial<BrandRuntime['hero']> {
  const [defaultLanguage = 'EN', ...others] = languages;
  const findText = (language: LanguageCode) => hero?.alt?.[language];
  const alt = findText(defaultLanguage) ?? hero?.alt?.EN;
  const alts = Object.fromEntries(
    others.flatMap((language) => [[language, findText(language)] as const].filter(([, text]) => text)),
  );
  return {
    ...(alt !== undefined && { alt, alts }),
    ...(hero?.calmSide && { calmSide: hero.calmSide }),
    href: hero?.href ?? assets.hero.href,
  };
}
