import { createProblemText, type ProblemText, toProblemCause } from '@livery/merchant/problems/create-problem-text';
import type { BrandProposal } from '@livery/composer/propose/propose-brand';
import { getAssetPaths } from '@livery/composer/propose/asset-paths';
import { ErrorCode } from '@livery/contract/errors';
import type { ParsedRequest } from '@livery/contract/operation';
import { createBrand, listMarkets, proposeBrand } from '@livery/contract/operators/new-brand';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { type ExistingBrand, proposeCode } from '@livery/merchant/brand-code';
import { type JurisdictionCode, jurisdictions } from '@livery/merchant/jurisdiction';
import { marketCodes, marketProfiles } from '@livery/merchant/market-profiles';
import { languageTable } from '@livery/merchant/language-table';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Composer } from '../compose/composer.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';
import type { CheckDocument } from '../versions/check-document.ts';
import { addBases, type LoadBases } from '../versions/load-bases.ts';
import { toVersionContent } from '../versions/resolve-document.ts';
import { assertMayInherit, createInvalidError } from '../versions/documents.ts';
import { addAsset, addVersion, type VersionContent } from '../versions/versions.ts';
import type { AssetRow } from '../versions/versions.tables.ts';
import { copyBrand, type CopySource } from './copy-brand.ts';
import { assertFreeCode, assertFreeName, listExisting, readName } from './existing-brands.ts';

interface NewBrandsDeps extends CopySource {
  readonly db: Database;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly composer: Pick<Composer, 'checkAsset' | 'propose'>;
  readonly checkDocument: CheckDocument;
  readonly loadBases: LoadBases;
  /** Sends an event about a new version of a brand to all gateways. */
  readonly announceVersion: (brand: string) => Promise<void>;
  /** All brands that the gateway serves now. */
  readonly listBrands: () => readonly Merchant[];
}

/** Maximum size in bytes of the body of a call with a logo. The largest permitted logo has 2.7 MB as base64 text. */
const logoBodyLimit = 3.5 * 1024 * 1024;

/**
 * Maximum size in bytes of the body of a call with a whole brand, which contains the hero image and the screenshots as
 * base64 text.
 */
const brandBodyLimit = 20 * 1024 * 1024;

/**
 * Maximum number of proposals per minute from one IP address. The composer process needs about a second for one
 * proposal.
 */
const proposalsPerMinute = 30;

type StoredImage = Pick<AssetRow, 'hash' | 'size' | 'format'> & { readonly path: string };

/** Document of a new brand whose images are in the store. */
interface StoredDocument {
  readonly content: VersionContent;
  readonly images: readonly StoredImage[];
}

/**
 * New brand before it is added. `stored` is its document, or a GatewayError if the document has problems. `stored` is
 * undefined if the brand to copy does not exist.
 */
interface PreparedBrand {
  readonly code: string;
  readonly stored: StoredDocument | GatewayError | undefined;
}

/**
 * Returns the code in the request. For a copy without a code in the request, derives the code from the name of the new
 * brand.
 */
const chooseCode = (
  { code, source }: ParsedRequest<typeof createBrand>,
  existing: readonly ExistingBrand[],
): string => {
  if (code !== undefined) return code;
  if (source.kind === 'brand') return proposeCode(source.name, existing);
  throw new GatewayError(ErrorCode.BadRequest, { message: 'code: a brand from a document needs its code' });
};

const isMarket = (market: string): market is JurisdictionCode => Object.hasOwn(jurisdictions, market);

const encodeImages = (images: ReadonlyMap<string, Buffer>) =>
  [...images].map(([path, bytes]) => ({ path, content: bytes.toString('base64') }));

const toContractProposal = ({ id, mode, colors, text, images }: BrandProposal, code: string) => ({
  id,
  mode,
  colors: { ...colors },
  text,
  images: encodeImages(images),
  ...getAssetPaths(code),
});

const createLogoError = (problem: ProblemText): GatewayError =>
  new GatewayError(OperatorErrorCode.BrandInvalid, {
    message: problem.reason,
    value: { problems: [{ path: '$.logo', ...problem }] },
  });

const createMarketList = () => ({
  languages: Object.entries(languageTable).map(([language, { name }]) => ({ language, name })),
  markets: marketCodes.map((market) => {
    const { languages, currency, timeZone } = marketProfiles[market];
    const { title, minimumAge } = jurisdictions[market];
    return { market, title, languages: [...languages], currency, timeZone, minimumAge };
  }),
});

/**
 * Creates a function that checks and stores an image. The created function throws a GatewayError if the image cannot be
 * used.
 */
const createImageStore =
  ({ blobs, composer }: Pick<NewBrandsDeps, 'blobs' | 'composer'>) =>
  async (path: string, bytes: Buffer): Promise<StoredImage> => {
    const checked = await composer.checkAsset(bytes);
    if ('reason' in checked)
      throw new GatewayError(OperatorErrorCode.BrandInvalid, {
        message: `${path}: ${checked.reason}`,
        value: {
          problems: [{ path: '$', ...createProblemText('image.at', { path, problem: toProblemCause(checked) }) }],
        },
      });
    return { path, ...(await blobs.put(bytes)), size: bytes.length, format: checked.format };
  };

const decodeImages = (
  images: readonly { readonly path: string; readonly content: string }[],
): ReadonlyMap<string, Buffer> => {
  const decoded = new Map(images.map(({ path, content }) => [path, Buffer.from(content, 'base64')]));
  if (decoded.size < images.length)
    throw new GatewayError(ErrorCode.BadRequest, { message: 'images: two images have the same path' });
  return decoded;
};

/** Registers the operations that list the markets and propose new brands. */
const registerProposals = (operators: OperatorRoutes, { db, composer, listBrands }: NewBrandsDeps): void => {
  operators.route(listMarkets, () => createMarketList());

  operators.routeWithPreparation(
    proposeBrand,
    async ({ request: { name, market, logo, code: wanted } }) => {
      if (!isMarket(market)) throw new GatewayError(ErrorCode.BadRequest, { message: `There is no market ${market}` });
      const existing = await listExisting(db, listBrands());
      const code = wanted ?? proposeCode(name, existing);
      assertFreeCode(code, existing);
      assertFreeName({ code, name }, existing);
      const result = await composer.propose({ code, name, market, logo: Buffer.from(logo, 'base64') });
      if ('reason' in result) throw createLogoError(result);
      return { code, proposals: result.proposals };
    },
    ({ request: { name, market }, record }, { code, proposals }) => {
      record({ subject: { kind: 'brand', id: code }, changes: { name, market } });
      return { code, proposals: proposals.map((proposal) => toContractProposal(proposal, code)) };
    },
    { bodyLimit: logoBodyLimit, perMinute: proposalsPerMinute },
  );
};

const returnGatewayError = (error: unknown): GatewayError => {
  if (error instanceof GatewayError) return error;
  throw error;
};

/** Registers the operations that propose and create new brands. */
export const newBrandsRoutes = (operators: OperatorRoutes, deps: NewBrandsDeps): void => {
  const { db, clock, blobs, checkDocument, announceVersion, listBrands } = deps;
  const storeImage = createImageStore(deps);
  registerProposals(operators, deps);

  const storeDocument = async (
    document: DocumentContent,
    given?: ReadonlyMap<string, string>,
  ): Promise<StoredDocument> => {
    const { bases, document: complete } = await addBases(deps, document, given);
    const problems = await checkDocument(complete);
    if (problems.length > 0) throw createInvalidError(problems);
    const images: StoredImage[] = [];
    for (const [path, bytes] of document.images) images.push(await storeImage(path, bytes));
    const assets = images.map(({ path, hash, size }) => ({ path, hash, size }));
    return { images, content: await toVersionContent(blobs, { ...document, assets, bases }) };
  };

  operators.routeWithPreparation(
    createBrand,
    async ({ request }): Promise<PreparedBrand> => {
      const { source } = request;
      const existing = await listExisting(db, listBrands());
      const code = chooseCode(request, existing);
      assertFreeCode(code, existing);
      if (source.kind === 'document') {
        const images = decodeImages(source.images);
        // The permission to read the base (the brand from which this document inherits) is checked later, in the
        // transaction. Errors are stored here and thrown only after this check. An operator without the permission
        // could otherwise learn about the base from the error.
        const document = { file: `${code}.json`, text: source.text, images };
        const given = new Map((source.bases ?? []).map((base) => [base.name, base.text] as const));
        return { code, stored: await storeDocument(document, given).catch(returnGatewayError) };
      }
      // The permission to read the brand to copy is checked later, in the transaction. Errors are stored here and
      // thrown only after this check. An operator without the permission could otherwise learn about this brand from
      // the error.
      const copy = await copyBrand(deps, { ...source, code }).catch(returnGatewayError);
      if (copy instanceof GatewayError) return { code, stored: copy };
      return { code, stored: copy && (await storeDocument(copy).catch(returnGatewayError)) };
    },
    async ({ tx, request: { source }, operator, isPermitted, record, onCommit }, { code, stored }) => {
      if (source.kind === 'brand' && !(await isPermitted('brands:read', source.brand)))
        throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, {
          value: { permission: 'brands:read', brand: source.brand },
        });
      if (source.kind === 'document') await assertMayInherit(isPermitted, { brand: code, text: source.text });
      if (!stored) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such brand to copy' });
      if (stored instanceof GatewayError) throw stored;
      // Brands are created one after the other, so that two similar codes or names cannot be created at
      // the same time.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('new_brands', 0))`);
      const existing = await listExisting(tx, listBrands());
      assertFreeCode(code, existing);
      assertFreeName({ code, name: readName(stored.content.text) }, existing);
      const created = { createdBy: operator.operatorId, createdAt: clock.now() };
      for (const { path: _path, ...asset } of stored.images) await addAsset(tx, { brand: code, ...asset, ...created });
      const version = await addVersion(tx, {
        brand: code,
        ...stored.content,
        baseNumber: null,
        note: '',
        ...created,
      });
      record({
        subject: { kind: 'brand', id: code },
        brand: code,
        changes: { hash: version.hash, ...(source.kind === 'brand' && { copyOf: source.brand }) },
      });
      onCommit(() => announceVersion(code));
      return { brand: code, version: version.number, hash: version.hash };
    },
    { bodyLimit: brandBodyLimit },
  );
};
