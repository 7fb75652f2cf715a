import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  addBrandAsset,
  checkBrandDocument,
  exportBrandVersion,
  getBrandVersion,
  importBrandVersion,
  listBrandVersions,
} from '@livery/contract/operators/releases';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Composer } from '../compose/composer.ts';
import type { CheckDocument } from './check-document.ts';
import type { LoadBases } from './load-bases.ts';
import { toVersionContent } from './resolve-document.ts';
import {
  assertMayInherit,
  createDocumentReader,
  createInvalidError,
  createNewBrandGuard,
  type ReadDocument,
  toContractProblems,
} from './documents.ts';
import { addAsset, addVersion, findVersion, getOwnDocument, listVersions, loadDocument } from './versions.ts';
import type { VersionRow } from './versions.tables.ts';

interface VersionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly composer: Pick<Composer, 'checkAsset'>;
  readonly checkDocument: CheckDocument;
  readonly loadBases: LoadBases;
  /** Sends an event about a new version of a brand to all gateways. */
  readonly announceVersion: (brand: string) => Promise<void>;
  /** Returns true for a brand that the gateway serves now. */
  readonly isServed: (brand: string) => boolean;
}

/** Maximum size in bytes of the body of a call with an image. The largest permitted image has 5.4 MB as base64 text. */
const imageBodyLimit = 6.5 * 1024 * 1024;
/**
 * Maximum size in bytes of the body of a call with a document. The text of a document has at most 256 kB, and escape
 * sequences of JSON can double this size.
 */
export const documentBodyLimit = 1024 * 1024;
const listLimit = 200;

export const toVersionSummary = (
  row: Pick<VersionRow, 'number' | 'hash' | 'baseNumber' | 'bases' | 'note' | 'createdBy' | 'createdAt'>,
) => ({
  version: row.number,
  hash: row.hash,
  baseVersion: row.baseNumber,
  bases: (row.bases ?? []).map(({ name, version }) => ({ name, version })),
  note: row.note,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
});

const createVersionNotFound = (brand: string, version: number): GatewayError =>
  new GatewayError(ErrorCode.NotFound, { message: `${brand} has no version ${version}` });

export const getVersionOrThrow = async (db: Database, brand: string, number: number): Promise<VersionRow> => {
  const version = await findVersion(db, brand, number);
  if (!version) throw createVersionNotFound(brand, number);
  return version;
};

/**
 * Returns the file name, text, images and bases of a document. `toVersionContent` creates the content of a version
 * from them.
 */
export const toDocument = ({ text, assets, bases, document }: ReadDocument) => ({
  file: document.file,
  text,
  assets,
  bases,
});

const registerReads = ({ route }: OperatorRoutes, { db, blobs }: VersionsDeps): void => {
  route(listBrandVersions, async ({ request: { brand } }) => ({
    versions: (await listVersions(db, brand, listLimit)).map(toVersionSummary),
  }));

  route(getBrandVersion, async ({ request: { brand, version } }) => {
    const row = await getVersionOrThrow(db, brand, version);
    return {
      ...toVersionSummary(row),
      text: row.text,
      ownText: getOwnDocument(row).text,
      assets: [...row.assets],
    };
  });

  route(exportBrandVersion, async ({ request: { brand, version } }) => {
    const row = await getVersionOrThrow(db, brand, version);
    const { file, images } = await loadDocument(blobs, row);
    const assets = row.assets.map((each) => ({ ...each, content: images.get(each.path)?.toString('base64') ?? '' }));
    const bases = await Promise.all(
      (row.bases ?? []).map(async ({ name, hash }) => ({
        fileName: `${name}.json`,
        text: (await blobs.get(hash)).toString('utf8'),
      })),
    );
    return { fileName: file, text: getOwnDocument(row).text, assets, bases };
  });
};

/** Registers the operations of the versions of brands and their images. */
export const versionsRoutes = (operators: OperatorRoutes, deps: VersionsDeps): void => {
  const { db, clock, blobs, composer, checkDocument, announceVersion } = deps;
  const readDocument = createDocumentReader(deps);
  const assertMayAddTo = createNewBrandGuard(deps);
  registerReads(operators, deps);

  operators.routeWithPreparation(
    addBrandAsset,
    async ({ request: { content, use } }) => {
      const bytes = Buffer.from(content, 'base64');
      const result = await composer.checkAsset(bytes, use);
      if ('reason' in result)
        throw new GatewayError(OperatorErrorCode.BrandInvalid, {
          message: result.reason,
          value: { problems: [{ path: '$', ...result }] },
        });
      return { ...(await blobs.put(bytes)), size: bytes.length, format: result.format };
    },
    async ({ tx, request: { brand }, operator, record }, { hash, size, format }) => {
      await addAsset(tx, { brand, hash, size, format, createdBy: operator.operatorId, createdAt: clock.now() });
      record({ subject: { kind: 'brandAsset', id: hash }, changes: { size, format } });
      return { hash, size, format };
    },
    { bodyLimit: imageBodyLimit },
  );

  operators.routeWithPreparation(
    checkBrandDocument,
    async ({ request }) => checkDocument((await readDocument(request)).document),
    async ({ request, isPermitted, record }, problems) => {
      await assertMayInherit(isPermitted, request);
      const { brand } = request;
      record({ subject: { kind: 'brand', id: brand }, changes: { problems: problems.length } });
      return { problems: toContractProblems(problems) };
    },
    { bodyLimit: documentBodyLimit },
  );

  operators.routeWithPreparation(
    importBrandVersion,
    async ({ request }) => {
      if (request.baseVersion !== undefined) await getVersionOrThrow(db, request.brand, request.baseVersion);
      const read = await readDocument(request);
      const problems = await checkDocument(read.document);
      // The permission to use the base is checked later, in the transaction. The problems are returned as an error
      // here, which is thrown only after this check. An operator without the permission could otherwise learn about the
      // base from the problems.
      return problems.length > 0 ? createInvalidError(problems) : toVersionContent(blobs, toDocument(read));
    },
    async ({ tx, request, operator, isPermitted, record, onCommit }, content) => {
      const { brand, baseVersion, note } = request;
      await assertMayInherit(isPermitted, request);
      if (content instanceof GatewayError) throw content;
      await assertMayAddTo(tx, brand, isPermitted);
      const version = await addVersion(tx, {
        brand,
        ...content,
        baseNumber: baseVersion ?? null,
        note,
        createdBy: operator.operatorId,
        createdAt: clock.now(),
      });
      record({
        subject: { kind: 'brandVersion', id: `${brand}/${version.number}` },
        changes: { hash: version.hash, baseVersion: version.baseNumber, note },
      });
      onCommit(() => announceVersion(brand));
      return toVersionSummary(version);
    },
    { bodyLimit: documentBodyLimit },
  );
};
