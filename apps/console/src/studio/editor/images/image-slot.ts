import { type FontRole, fontRoles } from '@livery/merchant/own-fonts';
import { type BrandDocument, type Change, getValue } from '../model/brand-document.ts';

/**
 * An image that the document can have: the path of the value that names its file, and the formats that the app
 * supports.
 */
export interface ImageSlot {
  readonly id: 'logo' | 'alternateLogo' | 'mark' | 'hero';
  readonly path: readonly string[];
  readonly formats: readonly string[];
  /** True if the image can be removed. The app then uses another image of the brand. */
  readonly isOptional?: boolean;
}

export const imageSlots: readonly ImageSlot[] = [
  { id: 'logo', path: ['assets', 'logo'], formats: ['svg'] },
  { id: 'alternateLogo', path: ['theme', 'alternate', 'logo'], formats: ['svg'], isOptional: true },
  { id: 'mark', path: ['assets', 'mark'], formats: ['svg'] },
  { id: 'hero', path: ['assets', 'hero', 'image'], formats: ['svg', 'png', 'jpeg', 'webp'] },
];

/** Path of the value that names the image of link previews. */
export const shareImagePath = ['site', 'shareImage'] as const;

/** Screenshot in the document of a draft: the path of its image, and its label. */
export interface Screenshot {
  readonly image: string;
  readonly label?: string;
}

/**
 * Reads the screenshots from a brand document. The browser shows these images when it offers to install the app.
 * Entries without an image path are left out.
 */
export const readScreenshots = (document: BrandDocument): readonly Screenshot[] => {
  const list = getValue(document, ['site', 'screenshots']);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const image = getValue(entry, ['image']);
    const label = getValue(entry, ['label']);
    return typeof image === 'string' ? [{ image, ...(typeof label === 'string' && { label }) }] : [];
  });
};

/** Returns the paths of the files of the brand's own font for one role (texts or headings). */
export const listFontFiles = (document: BrandDocument, role: FontRole): readonly string[] => {
  const files = getValue(document, ['theme', 'font', 'own', role, 'files']);
  return Array.isArray(files) ? files.filter((path): path is string => typeof path === 'string') : [];
};

/**
 * Returns the image paths of the seasonal layers. A seasonal layer has colours and images that apply on certain days.
 */
export const listSeasonImages = (seasons: unknown): readonly string[] =>
  (Array.isArray(seasons) ? (seasons as readonly unknown[]) : [])
    .flatMap((season) => [getValue(season, ['hero', 'image']), getValue(season, ['logo'])])
    .filter((path): path is string => typeof path === 'string');

/** Returns the paths of all images and fonts to which a document refers. */
export const listAssetPaths = (document: BrandDocument): readonly string[] => [
  ...imageSlots.map(({ path }) => getValue(document, path)).filter((path) => typeof path === 'string'),
  ...readScreenshots(document).map(({ image }) => image),
  ...[getValue(document, shareImagePath)].filter((path) => typeof path === 'string'),
  ...fontRoles.flatMap((role) => listFontFiles(document, role)),
  ...listSeasonImages(getValue(document, ['seasons'])),
];

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg' };

/**
 * Path of an image or a font in the document. The path contains a part of the hash, so that different files have
 * different paths.
 */
export const toAssetPath = (brand: string, name: string, hash: string, format: string): string =>
  `${brand}/${name}-${hash.slice(0, 8)}.${extensions[format] ?? format}`;

/**
 * Returns the changes that remove the files at `paths` after the caller has removed one reference to each of them. A
 * file with another reference in `document` (the document before the change) stays.
 */
export const removeUnused = (
  document: BrandDocument,
  assets: Readonly<Record<string, string>>,
  paths: readonly string[],
): Change[] => {
  const named = listAssetPaths(document);
  return paths
    .filter((path) => path in assets && named.filter((each) => each === path).length <= 1)
    .map((path) => ({ path: ['assets', path], to: null }));
};
