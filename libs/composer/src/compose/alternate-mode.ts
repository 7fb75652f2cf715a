import { createHash } from 'node:crypto';
import { getOtherMode } from '@livery/merchant/theme-mode';
import { modeScript } from '../page/mode-script.ts';
import { createAlternateTokensCss, getAlternateColors, getColors, toModeSelector } from '../page/tokens-css.ts';
import type { ImageCache } from '../image-cache.ts';
import type { Brand } from '../read/read-brand.ts';
import { type BundleFile, brandFile } from './bundle-file.ts';
import type { ComposedSeasons } from './compose-seasons.ts';
import { type BrandImages, renderSvgFile } from './images.ts';

/**
 * Style sheet, logo and script that a bundle needs for the alternate mode: dark for a light brand, light for a dark
 * brand.
 */
export interface ComposedAlternate {
  /** The style sheet of the alternate mode. If the brand has a separate logo for this mode, also the logo. */
  readonly files: readonly BundleFile[];
  /** URL path of the style sheet with the colours of the alternate mode and its logo. */
  readonly styleSheet: string;
  /**
   * Script that sets the mode (light or dark) of the page before the first paint. It must run after the script of the
   * seasonal layers (design changes for certain days).
   */
  readonly script: string;
}

/**
 * Creates the style sheet and the script of the alternate mode: dark for a light brand, light for a dark brand. The
 * style sheet is a separate file, so that visitors who use the default mode of the brand do not load it with the first
 * page. The service worker caches it later. Returns undefined for a brand with one mode.
 */
export async function composeAlternate(
  { merchant, assets }: Pick<Brand, 'merchant' | 'assets'>,
  cache: ImageCache,
  {
    logo,
    seasons,
  }: {
    readonly logo: BrandImages['logo'];
    /**
     * Styles and page colours of the seasonal layers (design changes for certain days). Absent in development, because
     * a development page shows no seasonal layers.
     */
    readonly seasons?: Pick<ComposedSeasons, 'alternateCss' | 'pages'>;
  },
): Promise<ComposedAlternate | undefined> {
  const alternate = getAlternateColors(merchant);
  if (alternate === undefined) return undefined;
  const { mode } = merchant.theme;
  const alternateMode = getOtherMode(mode);
  const ownLogo = assets.alternateLogo && (await renderSvgFile(cache, 'logo', assets.alternateLogo));
  const logoCss = ownLogo
    ? `${toModeSelector(alternateMode)} img[src="${logo.src}"]{content:url("/${ownLogo.path}");object-fit:contain}`
    : '';
  const css = createAlternateTokensCss(merchant) + (seasons?.alternateCss ?? '') + logoCss;
  const path = `assets/${alternateMode}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  return {
    files: [brandFile(path, css), ...(ownLogo ? [ownLogo] : [])],
    styleSheet: `/${path}`,
    script: modeScript({
      mode,
      pages: [[getColors(merchant)['surface-page'], alternate['surface-page']], ...(seasons?.pages ?? [])],
    }),
  };
}
