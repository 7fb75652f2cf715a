import type { Problem } from '@livery/composer/problem';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { isBaseName } from '@livery/merchant/extends';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorContext } from '../../../core/operators/operator-context.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';
import { findBaseName, type LoadBases, type LoadedBase } from './load-bases.ts';
import { mergeAssets, toBaseTexts } from './resolve-document.ts';
import { findAssets, findLatestVersion, loadDocument } from './versions.ts';
import type { VersionAsset } from './versions.tables.ts';

interface DocumentRequest {
  readonly brand: string;
  readonly text: string;
  readonly assets: readonly { readonly path: string; readonly hash: string }[];
  /** Texts of the bases (the documents from which this document inherits) that the request contains. */
  readonly bases?: readonly { readonly name: string; readonly text: string }[] | undefined;
  /**
   * Version from which the document was created. Its bases are used if the gateway has no base with the same name.
   */
  readonly baseVersion?: number | null | undefined;
}

/**
 * Document that a caller sent: its own text and images, and its bases (the documents from which it inherits).
 * `document` contains all of these in the format of the composer.
 */
export interface ReadDocument {
  readonly text: string;
  readonly assets: readonly VersionAsset[];
  readonly bases: readonly LoadedBase[];
  readonly document: DocumentContent;
}

/** Converts problems to the API format. The file name is removed, because a caller does not know this file. */
export const toContractProblems = (problems: readonly Problem[]) =>
  problems.map(({ file: _file, fix, ...problem }) => ({
    ...problem,
    ...(fix && { fix: { ...fix, path: [...fix.path] } }),
  }));

export const createInvalidError = (problems: readonly Problem[]): GatewayError =>
  new GatewayError(OperatorErrorCode.BrandInvalid, {
    message: problems[0]?.reason ?? 'The document has problems',
    value: { problems: toContractProblems(problems) },
  });

interface ReaderDeps {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly loadBases: LoadBases;
}

/**
 * Creates the function that loads the images and the bases of a document that a caller sent. Bases are the documents
 * from which the sent document inherits.
 */
export const createDocumentReader =
  ({ db, blobs, loadBases }: ReaderDeps) =>
  async ({ brand, text, assets, bases: given = [], baseVersion = null }: DocumentRequest): Promise<ReadDocument> => {
    const rows = await findAssets(
      db,
      brand,
      assets.map(({ hash }) => hash),
    );
    const found = assets.map(({ path, hash }): VersionAsset => {
      const row = rows.get(hash);
      if (row) return { path, hash, size: row.size };
      throw new GatewayError(ErrorCode.BadRequest, { message: `${path}: ${brand} has no image ${hash}, add it first` });
    });
    if (new Set(found.map(({ path }) => path)).size < found.length)
      throw new GatewayError(ErrorCode.BadRequest, { message: 'assets: two images have the same path' });
    const bases = await loadBases({
      brand,
      text,
      baseVersion,
      given: new Map(given.map((base) => [base.name, base.text] as const)),
    });
    const document = await loadDocument(blobs, { brand, text, assets: mergeAssets(found, bases) });
    return { text, assets: found, bases, document: { ...document, bases: toBaseTexts(bases) } };
  };

/**
 * Throws a GatewayError if a document inherits from a brand that the operator is not permitted to read. The error is
 * the same if this brand does not exist, so that the operator cannot find out which brands exist.
 */
export const assertMayInherit = async (
  isPermitted: OperatorContext<unknown>['isPermitted'],
  { brand, text }: Pick<DocumentRequest, 'brand' | 'text'>,
): Promise<void> => {
  const name = findBaseName(text);
  if (name === undefined || name === brand || isBaseName(name) || (await isPermitted('brands:read', name))) return;
  throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, {
    value: { permission: 'brands:read', brand: name },
  });
};

/**
 * Creates a function that throws a GatewayError if the brand has no document yet and the operator may not create
 * brands. `isServed` returns true if the gateway serves the brand now.
 */
export const createNewBrandGuard =
  ({ isServed }: { readonly isServed: (brand: string) => boolean }) =>
  async (tx: Database, brand: string, isPermitted: OperatorContext<unknown>['isPermitted']): Promise<void> => {
    if (isServed(brand) || (await findLatestVersion(tx, brand)) || (await isPermitted('brands:create', brand))) return;
    throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, { value: { permission: 'brands:create', brand } });
  };
