import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { JurisdictionCode } from '@livery/merchant/jurisdiction';
import { getMarketFlags, marketProfiles } from '@livery/merchant/market-profiles';
import type { ThemeColors } from '@livery/merchant/theme';
import { findLogoColors } from './logo-colors.ts';
import { getAssetPaths } from './asset-paths.ts';
import { createLogoImages } from './logo-images.ts';
import { countColors } from './pixels.ts';
import { type ProposalId, type ProposedTheme, proposeThemes } from './propose-themes.ts';
import { readLogo } from './read-logo.ts';

/** Data for a new brand, from the form of an operator. */
export interface BrandIdea {
  readonly code: string;
  readonly name: string;
  readonly market: JurisdictionCode;
  /** Content of the logo file, which is a PNG or SVG image. */
  readonly logo: Buffer;
}

/** A complete brand that an operator can choose: its brand file and its images. */
export interface BrandProposal {
  readonly id: ProposalId;
  readonly mode: 'light' | 'dark';
  readonly colors: ThemeColors;
  /** Text of the brand file. */
  readonly text: string;
  /** Content of each image. The key is the path of the image in the brand file. */
  readonly images: ReadonlyMap<string, Buffer>;
}

/**
 * Proposes three brands from a logo, a name and a market (licensing authority). The market determines e.g. the
 * languages and the currency. If the logo cannot be used, returns an error with a message for the operator. The
 * caller must check the brand code, and check each proposed brand with `checkBrandDocument`.
 */
export async function proposeBrand(idea: BrandIdea): Promise<readonly BrandProposal[] | ProblemText> {
  const logo = await readLogo(idea.logo);
  if ('reason' in logo) return logo;
  const themes = proposeThemes(findLogoColors(countColors(logo.pixels)));
  return themes.map((theme) => {
    const images = createLogoImages(logo, theme);
    const paths = getAssetPaths(idea.code);
    return {
      id: theme.id,
      mode: theme.input.mode,
      colors: theme.colors,
      text: `${JSON.stringify(createDocument(idea, theme), null, 2)}\n`,
      images: new Map([
        [paths.logo, Buffer.from(images.logo)],
        [paths.mark, Buffer.from(images.mark)],
        [paths.hero, Buffer.from(images.hero)],
      ]),
    };
  });
}

/** Checks a logo without proposing brands. Returns its format, or an error with a message for the operator. */
export async function checkLogo(bytes: Buffer): Promise<{ readonly format: 'svg' | 'png' } | ProblemText> {
  const logo = await readLogo(bytes);
  return 'reason' in logo ? logo : { format: logo.format };
}

/**
 * Languages in the Arabic script. Most fonts on devices show this script badly, so brands in these languages get a
 * web font.
 */
const arabicScript: ReadonlySet<string> = new Set(['AR', 'FA', 'UR']);

function createDocument({ code, name, market }: BrandIdea, { input }: ProposedTheme): object {
  const { languages, currency, timeZone, categories, layout } = marketProfiles[market];
  const paths = getAssetPaths(code);
  const font = arabicScript.has(languages[0]) ? 'vazirmatn' : 'system';
  return {
    $schema: './merchant.schema.json',
    code,
    name,
    jurisdiction: market,
    currency,
    timeZone,
    languages,
    theme: { ...input, font: { body: font, display: font }, radius: 12 },
    layout,
    categories,
    flags: getMarketFlags(market),
    assets: {
      logo: paths.logo,
      mark: paths.mark,
      hero: { image: paths.hero, alt: Object.fromEntries(languages.map((language) => [language, name])) },
    },
  };
}
