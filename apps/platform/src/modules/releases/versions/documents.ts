import type { Problem } from '@livery/composer/problem';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorContext } from '../../../core/operators/operator-context.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { findAssets, findLatestVersion, loadDocument } from './versions.ts';
import type { VersionAsset } from './versions.tables.ts';

interface DocumentRequest {
  readonly brand: string;
  readonly text: string;
  readonly assets: readonly { readonly path: string; readonly hash: string }[];
}

/** Problems as the contract has them. The name of the file says nothing to a caller that sent a text. */
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

/** Creates the function that loads the images of a document that a caller sent. */
export const createDocumentReader =
  ({ db, blobs }: { readonly db: Database; readonly blobs: BlobStore }) =>
  async ({ brand, text, assets }: DocumentRequest) => {
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
    return { assets: found, document: await loadDocument(blobs, { brand, text, assets: found }) };
  };

/**
 * Creates the function that throws a GatewayError for an operator who may not add the first document of a new brand.
 * `isServed` returns true for a brand that the gateway serves now.
 */
export const createNewBrandGuard =
  ({ isServed }: { readonly isServed: (brand: string) => boolean }) =>
  async (tx: Database, brand: string, isPermitted: OperatorContext<unknown>['isPermitted']): Promise<void> => {
    if (isServed(brand) || (await findLatestVersion(tx, brand)) || (await isPermitted('brands:create', brand))) return;
    throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, { value: { permission: 'brands:create', brand } });
  };
