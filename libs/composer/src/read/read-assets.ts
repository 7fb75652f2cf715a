import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { assetLimits, type ReadAsset } from './asset-file.ts';
import {
  type HeroAsset,
  type ScreenshotAsset,
  type ShareImageAsset,
  type SvgAsset,
  toHeroAsset,
  toScreenshot,
  toShareImage,
  toSvgAsset,
} from './image-assets.ts';
import { type FontAsset, readFonts } from './read-fonts.ts';
import { readSeasonAssets, type SeasonAssets } from './read-season-assets.ts';

export interface BrandAssets {
  readonly logo: SvgAsset;
  readonly mark: SvgAsset;
  /**
   * Logo for the alternate mode: dark for a light brand, light for a dark brand. Absent if both modes have the same
   * logo.
   */
  readonly alternateLogo?: SvgAsset;
  readonly hero: HeroAsset;
  /** Screenshots of the app, in the order of the brand file. */
  readonly screenshots: readonly ScreenshotAsset[];
  /** The brand's own image for link previews. Undefined for a brand that uses the default image. */
  readonly shareImage: ShareImageAsset | undefined;
  /** The brand's own fonts, by their path in the brand file. */
  readonly fonts: ReadonlyMap<string, FontAsset>;
  /**
   * Images that replace images of the brand during a period of days, one entry for each seasonal layer. The entries
   * are in the order of the brand file.
   */
  readonly seasons: readonly SeasonAssets[];
}

type PathedAssetError = ProblemText & { readonly path: string };

/** Reads the images and fonts of a brand, and sanitises SVG images. Returns an error for each invalid file. */
export async function readAssets(
  readAsset: ReadAsset,
  { assets, site, theme, seasons }: Merchant,
): Promise<{ assets?: BrandAssets; errors: readonly PathedAssetError[] }> {
  const [logo, mark, hero] = await Promise.all([
    toSvgAsset(readAsset(assets.logo, assetLimits.logo)),
    toSvgAsset(readAsset(assets.mark, assetLimits.mark)),
    toHeroAsset(readAsset(assets.hero.image, assetLimits.hero)),
  ]);
  const alternatePath = theme.alternate?.logo;
  const alternateLogo =
    alternatePath === undefined ? undefined : toSvgAsset(readAsset(alternatePath, assetLimits.logo));
  const screenshots = await Promise.all(
    site.screenshots.map(({ image }) => toScreenshot(readAsset(image, assetLimits.screenshot))),
  );
  const shareImage =
    site.shareImage === undefined ? undefined : await toShareImage(readAsset(site.shareImage, assetLimits.shareImage));
  const { fonts, errors: fontErrors } = await readFonts(readAsset, theme.font);
  const { seasons: seasonAssets, errors: seasonErrors } = await readSeasonAssets(readAsset, seasons);
  const errors = [
    ...('reason' in logo ? [{ path: '$.assets.logo', ...logo }] : []),
    ...('reason' in mark ? [{ path: '$.assets.mark', ...mark }] : []),
    ...('reason' in hero ? [{ path: '$.assets.hero.image', ...hero }] : []),
    ...(alternateLogo && 'reason' in alternateLogo ? [{ path: '$.theme.alternate.logo', ...alternateLogo }] : []),
    ...screenshots.flatMap((each, index) =>
      'reason' in each ? [{ path: `$.site.screenshots.${index}.image`, ...each }] : [],
    ),
    ...(shareImage && 'reason' in shareImage ? [{ path: '$.site.shareImage', ...shareImage }] : []),
    ...fontErrors,
    ...seasonErrors,
  ];
  if ('reason' in logo || 'reason' in mark || 'reason' in hero || errors.length > 0) return { errors };
  if (shareImage && 'reason' in shareImage) return { errors };
  return {
    assets: {
      logo,
      mark,
      ...(alternateLogo && !('reason' in alternateLogo) && { alternateLogo }),
      hero,
      screenshots: screenshots.filter((each): each is ScreenshotAsset => !('reason' in each)),
      shareImage,
      fonts,
      seasons: seasonAssets,
    },
    errors,
  };
}
