import { resolveBrandText } from '@livery/composer/read/inheritance';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';
import type { VersionContent } from './versions.ts';
import type { VersionAsset } from './versions.tables.ts';
import type { LoadedBase } from './load-bases.ts';

/**
 * Returns the text of a brand document after it is merged with the base documents from which it inherits. Throws an
 * InvalidBrandError if a base is missing or invalid.
 */
export const resolveDocumentText = ({
  file,
  text,
  bases,
}: Pick<DocumentContent, 'file' | 'text' | 'bases'>): Promise<string> =>
  resolveBrandText(file, text, (name) => Promise.resolve(bases?.get(name)));

export const toBaseTexts = (bases: readonly LoadedBase[]): ReadonlyMap<string, string> =>
  new Map(bases.map(({ name, text }) => [name, text]));

/**
 * Merges the images of a document with the images of its bases. If a path has several images, the image of the
 * document is used, or else the image of the nearest base.
 */
export const mergeAssets = (own: readonly VersionAsset[], bases: readonly LoadedBase[]): readonly VersionAsset[] => [
  ...new Map(
    [...bases.toReversed().flatMap(({ assets }) => assets), ...own].map((asset) => [asset.path, asset] as const),
  ).values(),
];

interface DocumentWithBases {
  readonly file: string;
  readonly text: string;
  readonly assets: readonly VersionAsset[];
  readonly bases: readonly LoadedBase[];
}

/**
 * Returns the content of a version: the document merged with its bases, and the document without inherited parts. The
 * texts of the bases are stored too, so that the version never changes. Throws an InvalidBrandError if a base is
 * missing or invalid.
 */
export const toVersionContent = async (
  blobs: Pick<BlobStore, 'put'>,
  { file, text, assets, bases }: DocumentWithBases,
): Promise<VersionContent> => {
  if (bases.length === 0) return { text, assets, ownText: null, ownAssets: null, bases: null };
  const resolved = await resolveDocumentText({ file, text, bases: toBaseTexts(bases) });
  const pinned = [];
  for (const { name, version, text: baseText } of bases)
    pinned.push({ name, version, hash: (await blobs.put(Buffer.from(baseText))).hash });
  return {
    text: resolved,
    // Images of a base that the merged document does not use are not part of the version.
    assets: mergeAssets(assets, bases).filter(({ path }) => resolved.includes(JSON.stringify(path))),
    ownText: text,
    ownAssets: assets,
    bases: pinned,
  };
};
