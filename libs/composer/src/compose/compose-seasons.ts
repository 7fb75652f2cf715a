import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createTheme } from '../page/create-theme.ts';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { fitHeader, renderHeroImages, renderSvgFile } from './images.ts';
import type { SharedFile } from './bundle-file.ts';
import type { ImageCache } from '../image-cache.ts';
import { getColors } from '../page/tokens-css.ts';
import type { SeasonAssets } from '../read/read-season-assets.ts';
import type { Brand } from '../read/read-brand.ts';
import { type PageSeason, seasonColorScript, seasonImageScript } from '../seasons/season-script.ts';

type Season = Merchant['seasons'][number];

/**
 * Files, styles and scripts that the seasonal layers of a brand add to its bundle. A seasonal layer changes the colours
 * or images of the app between two days. Everything is empty or absent for a brand without layers.
 */
export interface ComposedSeasons {
  readonly files: readonly SharedFile[];
  /**
   * Colour rules of all layers. The rules of a layer apply while `data-season` of the page is the index of this layer.
   */
  readonly css: string;
  /** Script that selects the layer of the current day before the first paint. Absent for a brand without layers. */
  readonly colorScript?: string;
  /** Script that applies the images of the current layer before the app runs. Absent if no layer has images. */
  readonly imageScript?: string;
}

/** Returns the theme of a brand while a seasonal layer is active. */
export const getSeasonTheme = ({ theme }: Pick<Merchant, 'theme'>, season: Season): Merchant['theme'] => ({
  ...theme,
  ...season.theme,
});

/** Creates the files, the styles and the scripts of the seasonal layers of a brand. */
export async function composeSeasons({ merchant, assets }: Brand, cache: ImageCache): Promise<ComposedSeasons> {
  const { seasons, timeZone } = merchant;
  if (seasons.length === 0) return { files: [], css: '' };
  const usual = getColors(merchant);
  const files: SharedFile[] = [];
  const pageSeasons: PageSeason[] = [];
  let css = '';
  for (const [index, season] of seasons.entries()) {
    const { colors = usual } = createTheme(getSeasonTheme(merchant, season));
    const changed = Object.entries(colors).filter(([name, color]) => usual[name as keyof typeof usual] !== color);
    if (changed.length > 0)
      css += `:root[data-season="${index}"]{${changed.map(([name, color]) => `--color-${name}:${color}`).join(';')}}`;
    const images = await composeImages(merchant, season, assets.seasons[index] ?? {}, cache);
    files.push(...images.files);
    pageSeasons.push({ from: season.from, to: season.to, page: colors['surface-page'], ...images.values });
  }
  const hasImages = pageSeasons.some(({ hero, logo }) => hero ?? logo);
  return {
    files,
    css,
    colorScript: seasonColorScript(timeZone, pageSeasons, usual['surface-page']),
    ...(hasImages && { imageScript: seasonImageScript(pageSeasons) }),
  };
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
 * Returns the texts and the link of a season's hero image. A value that the season does not set is absent, so the value
 * of the brand is used.
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
