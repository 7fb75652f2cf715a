import { createHash } from 'node:crypto';
import { getOtherMode } from '@livery/merchant/theme-mode';
import { modeScript } from '../page/mode-script.ts';
import { createAlternateTokensCss, getAlternateColors, getColors, toModeSelector } from '../page/tokens-css.ts';
import type { ImageCache } from '../image-cache.ts';
import type { Brand } from '../read/read-brand.ts';
import { type BundleFile, brandFile } from './bundle-file.ts';
import type { ComposedSeasons } from './compose-seasons.ts';
import { type BrandImages, renderSvgFile } from './images.ts';

/** Parts of a bundle for a brand with a light and a dark mode. */
export interface ComposedAlternate {
  /** The style sheet, and the logo of the mode if it has one of its own. */
  readonly files: readonly BundleFile[];
  /** Path of the style sheet with the colours and the logo of the other mode. */
  readonly styleSheet: string;
  /** Script that sets the mode of the page before the first paint. It must run after the script of the seasons. */
  readonly script: string;
}

/**
 * Creates the style sheet and the script of the other mode, dark or light. The style sheet is a file of its own, so that
 * the first page of a visitor who uses the mode of the brand does not load it. The service worker caches it later. Returns
 * undefined for a brand with one mode.
 */
export async function composeAlternate(
  { merchant, assets }: Pick<Brand, 'merchant' | 'assets'>,
  cache: ImageCache,
  {
    logo,
    seasons,
  }: {
    readonly logo: BrandImages['logo'];
    /** Absent in development, which does not show the seasonal layers. */
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
