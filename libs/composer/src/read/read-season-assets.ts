import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { assetLimits, type ReadAsset } from './asset-file.ts';
import { type HeroAsset, type SvgAsset, toHeroAsset, toSvgAsset } from './image-assets.ts';

/**
 * Images of a seasonal layer (design change for certain days). If an image is absent, the image of the brand is used
 * instead.
 */
export interface SeasonAssets {
  readonly hero?: HeroAsset;
  readonly logo?: SvgAsset;
}

interface SeasonError extends ProblemText {
  readonly path: string;
}

/**
 * Reads the images of the seasonal layers of a brand (design changes for certain days). Returns an error for each image
 * that cannot be used.
 */
export async function readSeasonAssets(
  readAsset: ReadAsset,
  seasons: Merchant['seasons'],
): Promise<{ readonly seasons: readonly SeasonAssets[]; readonly errors: readonly SeasonError[] }> {
  const errors: SeasonError[] = [];
  const read = async ({ hero, logo }: Merchant['seasons'][number], index: number): Promise<SeasonAssets> => {
    const heroAsset = hero && (await toHeroAsset(readAsset(hero.image, assetLimits.hero)));
    const logoAsset = logo === undefined ? undefined : toSvgAsset(readAsset(logo, assetLimits.logo));
    if (heroAsset && 'reason' in heroAsset) errors.push({ path: `$.seasons.${index}.hero.image`, ...heroAsset });
    if (logoAsset && 'reason' in logoAsset) errors.push({ path: `$.seasons.${index}.logo`, ...logoAsset });
    return {
      ...(heroAsset && !('reason' in heroAsset) && { hero: heroAsset }),
      ...(logoAsset && !('reason' in logoAsset) && { logo: logoAsset }),
    };
  };
  return { seasons: await Promise.all(seasons.map(read)), errors };
}
