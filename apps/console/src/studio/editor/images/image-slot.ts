import { type FontRole, fontRoles } from '@livery/merchant/own-fonts';
import { type BrandDocument, type Change, getValue } from '../model/brand-document.ts';

/**
 * An image that the document can have: the path of the value that names its file, and the formats that the app
 * supports.
 */
export interface ImageSlot {
  readonly id: 'logo' | 'mark' | 'hero';
  readonly path: readonly string[];
  readonly formats: readonly string[];
}

export const imageSlots: readonly ImageSlot[] = [
  { id: 'logo', path: ['assets', 'logo'], formats: ['svg'] },
  { id: 'mark', path: ['assets', 'mark'], formats: ['svg'] },
  { id: 'hero', path: ['assets', 'hero', 'image'], formats: ['svg', 'png', 'jpeg', 'webp'] },
];

/** Screenshot of the document, with the values that the person sees. */
export interface Screenshot {
  readonly image: string;
  readonly label?: string;
}

/** Reads the screenshots of a document. Entries without an image are left out. */
export const readScreenshots = (document: BrandDocument): readonly Screenshot[] => {
  const list = getValue(document, ['site', 'screenshots']);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const image = getValue(entry, ['image']);
    const label = getValue(entry, ['label']);
    return typeof image === 'string' ? [{ image, ...(typeof label === 'string' && { label }) }] : [];
  });
};

/** Returns the paths of the files of the brand's own font. */
export const listFontFiles = (document: BrandDocument, role: FontRole): readonly string[] => {
  const files = getValue(document, ['theme', 'font', 'own', role, 'files']);
  return Array.isArray(files) ? files.filter((path): path is string => typeof path === 'string') : [];
};

/** Returns the paths of the images of seasonal layers. */
export const listSeasonImages = (seasons: unknown): readonly string[] =>
  (Array.isArray(seasons) ? (seasons as readonly unknown[]) : [])
    .flatMap((season) => [getValue(season, ['hero', 'image']), getValue(season, ['logo'])])
    .filter((path): path is string => typeof path === 'string');

/** Returns the paths of all images and fonts to which a document refers. */
export const listAssetPaths = (document: BrandDocument): readonly string[] => [
  ...imageSlots.map(({ path }) => getValue(document, path)).filter((path) => typeof path === 'string'),
  ...readScreenshots(document).map(({ image }) => image),
  ...fontRoles.flatMap((role) => listFontFiles(document, role)),
  ...listSeasonImages(getValue(document, ['seasons'])),
];

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg' };

/**
 * Path of an image or a font in the document. It contains a part of the hash, so that different files have different
 * paths.
 */
export const toAssetPath = (brand: string, name: string, hash: string, format: string): string =>
  `${brand}/${name}-${hash.slice(0, 8)}.${extensions[format] ?? format}`;

/** Returns the changes that remove files to which the document no longer refers. */
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
