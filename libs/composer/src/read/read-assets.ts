import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { assetLimits, type ReadAsset } from './asset-file.ts';
import {
  type HeroAsset,
  type ScreenshotAsset,
  type SvgAsset,
  toHeroAsset,
  toScreenshot,
  toSvgAsset,
} from './image-assets.ts';
import { type FontAsset, readFonts } from './read-fonts.ts';
import { readSeasonAssets, type SeasonAssets } from './read-season-assets.ts';

export interface BrandAssets {
  readonly logo: SvgAsset;
  readonly mark: SvgAsset;
  readonly hero: HeroAsset;
  /** Screenshots of the app, in the order of the brand file. */
  readonly screenshots: readonly ScreenshotAsset[];
  /** Own fonts of the brand by their path in the brand file. */
  readonly fonts: ReadonlyMap<string, FontAsset>;
  /** Images of the seasonal layers, in the order of the brand file. */
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
  const screenshots = await Promise.all(
    site.screenshots.map(({ image }) => toScreenshot(readAsset(image, assetLimits.screenshot))),
  );
  const { fonts, errors: fontErrors } = await readFonts(readAsset, theme.font);
  const { seasons: seasonAssets, errors: seasonErrors } = await readSeasonAssets(readAsset, seasons);
  const errors = [
    ...('reason' in logo ? [{ path: '$.assets.logo', ...logo }] : []),
    ...('reason' in mark ? [{ path: '$.assets.mark', ...mark }] : []),
    ...('reason' in hero ? [{ path: '$.assets.hero.image', ...hero }] : []),
    ...screenshots.flatMap((each, index) =>
      'reason' in each ? [{ path: `$.site.screenshots.${index}.image`, ...each }] : [],
    ),
    ...fontErrors,
    ...seasonErrors,
  ];
  if ('reason' in logo || 'reason' in mark || 'reason' in hero || errors.length > 0) return { errors };
  return {
    assets: {
      logo,
      mark,
      hero,
      screenshots: screenshots.filter((each): each is ScreenshotAsset => !('reason' in each)),
      fonts,
      seasons: seasonAssets,
    },
    errors,
  };
}
