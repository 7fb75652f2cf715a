import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetLimits, createFolderReader } from '@livery/composer/read/asset-file';
import { createFolderBaseReader, resolveBrandText } from '@livery/composer/read/inheritance';
import { createProblemText, type ProblemText, toProblemCause } from '@livery/merchant/problems/create-problem-text';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { listFontPaths } from '@livery/merchant/own-fonts';
import { listAlternatePaths } from '@livery/merchant/alternate-theme';
import { listSeasonPaths } from '@livery/merchant/seasons';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Composer } from '../compose/composer.ts';
import { brandEnvironments, releases } from './releases.tables.ts';
import { findVersion, getOwnDocument } from '../versions/versions.ts';
import type { AssetRow, VersionAsset } from '../versions/versions.tables.ts';

/** Image of a brand file, whose bytes are in the blob store. */
export type FileImage = VersionAsset & Pick<AssetRow, 'format'>;

/** Document that defines the brand as members see it now. */
export interface LiveDocument {
  /** Number of the version of the document. Null if the document is the brand file of the server. */
  readonly version: number | null;
  /** Text and images, including the parts that the brand inherits. */
  readonly text: string;
  readonly assets: readonly VersionAsset[];
  /** Text and images as the author has written them, without the values that the brand inherits. */
  readonly own: { readonly text: string; readonly assets: readonly VersionAsset[] };
  /**
   * Images and fonts of the brand file. Before a draft can use one of them, it must be added with `addAsset`. Empty if
   * the document is a stored version.
   */
  readonly fileImages: readonly FileImage[];
}

interface LiveDocumentDeps {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly composer: Pick<Composer, 'checkAsset'>;
  readonly merchantsFolder: string;
  /** Returns a brand that the gateway serves now. Returns undefined if the gateway does not serve it. */
  readonly findBrand: (code: string) => Merchant | undefined;
}

const listImagePaths = ({ assets, site, theme, seasons }: Merchant): readonly string[] => [
  ...new Set([
    assets.logo,
    assets.mark,
    assets.hero.image,
    ...site.screenshots.map(({ image }) => image),
    ...(site.shareImage === undefined ? [] : [site.shareImage]),
    ...listFontPaths(theme.font),
    ...listAlternatePaths(theme),
    ...listSeasonPaths(seasons),
  ]),
];

const createImageError = (path: string, found: ProblemText): GatewayError => {
  const problem = createProblemText('image.at', { path, problem: toProblemCause(found) });
  return new GatewayError(OperatorErrorCode.BrandInvalid, {
    message: problem.reason,
    value: { problems: [{ path: '$', ...problem }] },
  });
};

/** Creates the function that loads the document that members see: from the live release, or the brand file. */
export const createLiveDocumentReader = ({ db, blobs, composer, merchantsFolder, findBrand }: LiveDocumentDeps) => {
  const findLiveVersion = async (brand: string) => {
    const [live] = await db
      .select({ version: releases.version })
      .from(brandEnvironments)
      .innerJoin(releases, eq(releases.id, brandEnvironments.releaseId))
      .where(and(eq(brandEnvironments.brand, brand), eq(brandEnvironments.environment, 'live')));
    return live && findVersion(db, brand, live.version);
  };

  const readFileImage = async (file: string, path: string): Promise<FileImage> => {
    const asset = createFolderReader(file)(path, assetLimits.hero);
    if ('reason' in asset) throw createImageError(path, asset);
    const checked = await composer.checkAsset(asset.bytes);
    if ('reason' in checked) throw createImageError(path, checked);
    const { hash } = await blobs.put(asset.bytes);
    return { path, hash, size: asset.bytes.length, format: checked.format };
  };

  return async (brand: string): Promise<LiveDocument> => {
    const version = await findLiveVersion(brand);
    if (version) {
      const { number, text, assets } = version;
      return { version: number, text, assets, own: getOwnDocument(version), fileImages: [] };
    }
    const merchant = findBrand(brand);
    if (!merchant) throw new GatewayError(ErrorCode.NotFound, { message: `${brand} is not live` });
    const file = join(merchantsFolder, `${brand}.json`);
    const ownText = await readFile(file, 'utf8');
    const text = await resolveBrandText(file, ownText, createFolderBaseReader(file));
    const fileImages: FileImage[] = [];
    for (const path of listImagePaths(merchant)) fileImages.push(await readFileImage(file, path));
    const assets = fileImages.map(({ path, hash, size }) => ({ path, hash, size }));
    return { version: null, text, assets, own: { text: ownText, assets }, fileImages };
  };
};
