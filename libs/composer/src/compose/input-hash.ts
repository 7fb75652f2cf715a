import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BrandTheme, listAlternatePaths } from '@livery/merchant/alternate-theme';
import { readExtends } from '@livery/merchant/extends';
import { type FontChoice, listFontPaths, maxFontFiles } from '@livery/merchant/own-fonts';
import { listSeasonPaths, maxSeasons } from '@livery/merchant/seasons';
import { type Asset, assetLimits, readAsset } from '../read/asset-file.ts';
import { createFolderBaseReader, joinTexts, loadInheritance } from '../read/inheritance.ts';
import { parseJson } from '../read/json-source.ts';

/**
 * Returns a hash of everything that a bundle is built from: the compiled app, the text of the brand file, the
 * images and the fonts.
 */
export function hashInputs(compileId: string, source: string, assets: readonly { readonly hash: string }[]): string {
  return createHash('sha256')
    .update(JSON.stringify([compileId, source, ...assets.map(({ hash }) => hash)]))
    .digest('hex')
    .slice(0, 24);
}

/**
 * Returns the code and the input hash of a brand file without validating the file. The build compares the hash with
 * that of the existing bundle, and skips brands that have not changed. Returns undefined if the file looks invalid. In
 * this case, the build validates the file and reports its problems.
 */
export async function hashBrandFileFast(
  file: string,
  compileId: string,
): Promise<{ code: string; digest: string } | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile() || stats.size > 256 * 1024) return undefined;
  const inputs = await readInputs(file, await readFile(file, 'utf8'));
  const summary = inputs && parseBrandSummary(inputs.document);
  if (inputs === undefined || summary === undefined) return undefined;
  const { code, logo, mark, hero, screenshots, shareImages, fonts, seasons, alternateLogos } = summary;
  if (code !== basename(file, '.json')) return undefined;
  const assets = [
    readAsset(file, logo, assetLimits.logo),
    readAsset(file, mark, assetLimits.mark),
    readAsset(file, hero, assetLimits.hero),
    ...screenshots.map((path) => readAsset(file, path, assetLimits.screenshot)),
    ...shareImages.map((path) => readAsset(file, path, assetLimits.shareImage)),
    ...fonts.map((path) => readAsset(file, path, assetLimits.font)),
    ...seasons.flatMap((season) => [
      ...(season.hero ? [readAsset(file, season.hero.image, assetLimits.hero)] : []),
      ...(season.logo === undefined ? [] : [readAsset(file, season.logo, assetLimits.logo)]),
    ]),
    ...alternateLogos.map((path) => readAsset(file, path, assetLimits.logo)),
  ];
  return assets.every((asset): asset is Asset => 'hash' in asset)
    ? { code, digest: hashInputs(compileId, inputs.source, assets) }
    : undefined;
}

/**
 * Reads the bases of a brand file (documents from which it inherits values). `text` is the text of the brand file.
 * Returns the joined texts of the brand file and its bases, and the merged document. Returns undefined if the brand
 * file is invalid, or if a base is missing or invalid.
 */
async function readInputs(file: string, text: string): Promise<{ source: string; document: unknown } | undefined> {
  try {
    const document: unknown = JSON.parse(text);
    if (readExtends(document) === undefined) return { source: text, document };
    const { value, bases } = await loadInheritance(file, parseJson(file, text), createFolderBaseReader(file));
    return { source: joinTexts(text, bases), document: value };
  } catch {
    return undefined;
  }
}

interface BrandSummary {
  readonly code: string;
  readonly logo: string;
  readonly mark: string;
  readonly hero: string;
  readonly screenshots: readonly string[];
  /** Path of the brand's own image for link previews, as a list. Empty for a brand that uses the default image. */
  readonly shareImages: readonly string[];
  readonly fonts: readonly string[];
  readonly seasons: readonly SeasonPaths[];
  /** Path of the logo for the alternate mode (dark or light), as a list. Empty for a brand without such a logo. */
  readonly alternateLogos: readonly string[];
}

interface SeasonPaths {
  readonly hero?: { readonly image: string };
  readonly logo?: string;
}

/** Fields of a brand file that contain the paths of images and fonts. */
interface BrandPaths {
  readonly code: string;
  readonly assets: { readonly logo: string; readonly mark: string; readonly hero: { readonly image: string } };
  readonly site?: { readonly screenshots?: readonly { readonly image: string }[]; readonly shareImage?: string };
  readonly theme?: { readonly font?: Pick<FontChoice, 'own'> } & Pick<BrandTheme, 'alternate'>;
  readonly seasons?: readonly SeasonPaths[];
}

function parseBrandSummary(document: unknown): BrandSummary | undefined {
  try {
    const {
      code,
      assets: { logo, mark, hero },
      site,
      theme,
      seasons = [],
    } = document as BrandPaths;
    const screenshots = (site?.screenshots ?? []).map(({ image }) => image);
    const shareImages = site?.shareImage === undefined ? [] : [site.shareImage];
    const fonts = listFontPaths(theme?.font ?? {});
    const alternateLogos = listAlternatePaths(theme ?? {});
    const isUsual =
      /^[a-z0-9-]{1,40}$/.test(code) &&
      screenshots.length <= 8 &&
      fonts.length <= 2 * maxFontFiles &&
      seasons.length <= maxSeasons &&
      [
        logo,
        mark,
        hero.image,
        ...screenshots,
        ...shareImages,
        ...fonts,
        ...alternateLogos,
        ...listSeasonPaths(seasons),
      ].every((path) => typeof path === 'string');
    return isUsual
      ? { code, logo, mark, hero: hero.image, screenshots, shareImages, fonts, seasons, alternateLogos }
      : undefined;
  } catch {
    return undefined;
  }
}
