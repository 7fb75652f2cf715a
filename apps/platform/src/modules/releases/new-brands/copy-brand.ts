import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { assetLimits, createFolderReader } from '@livery/composer/read/asset-file';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';
import { brandEnvironments, releases } from '../environments/releases.tables.ts';
import { findLatestVersion, findVersion, loadDocument } from '../versions/versions.ts';

interface CopySource {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly merchantsFolder: string;
}

interface BrandText {
  readonly text: string;
  readonly images: ReadonlyMap<string, Buffer>;
}

/** Brand file as JSON, with the fields that a copy changes. */
interface BrandJson extends Record<string, unknown> {
  assets: { logo: string; mark: string; hero: Record<string, unknown> & { image: string } };
  site?: Record<string, unknown> & { screenshots?: readonly (Record<string, unknown> & { image: string })[] };
}

/** Returns the version that members see. Without a live release it is the newest version. */
const findShownVersion = async (db: Database, brand: string) => {
  const [live] = await db
    .select({ version: releases.version })
    .from(brandEnvironments)
    .innerJoin(releases, eq(releases.id, brandEnvironments.releaseId))
    .where(and(eq(brandEnvironments.brand, brand), eq(brandEnvironments.environment, 'live')));
  return live ? findVersion(db, brand, live.version) : undefined;
};

const listImagePaths = ({ assets, site }: Merchant): readonly string[] => [
  ...new Set([assets.logo, assets.mark, assets.hero.image, ...site.screenshots.map(({ image }) => image)]),
];

const readBrandFolder = async (folder: string, brand: string): Promise<BrandText | undefined> => {
  const file = join(folder, `${brand}.json`);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = merchantSchema.safeParse(JSON.parse(text));
  if (!parsed.success) return undefined;
  const read = createFolderReader(file);
  const images = new Map<string, Buffer>();
  for (const path of listImagePaths(parsed.data)) {
    const asset = read(path, assetLimits.hero);
    if ('bytes' in asset) images.set(path, asset.bytes);
  }
  return { text, images };
};

/** Reads the document of a brand: what members see, or the newest version of a brand that nobody sees yet. */
const readSource = async ({ db, blobs, merchantsFolder }: CopySource, brand: string) => {
  const shown = await findShownVersion(db, brand);
  if (shown) return loadDocument(blobs, shown);
  const fromFile = await readBrandFolder(merchantsFolder, brand);
  if (fromFile) return fromFile;
  const latest = await findLatestVersion(db, brand);
  return latest && loadDocument(blobs, latest);
};

/** Moves an image of one brand to the folder of another, such as `lualoc/screens/home.webp` to `nova/screens/home.webp`. */
const movePath = (path: string, from: string, to: string): string => {
  const inside = path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path;
  return `${to}/${inside}`;
};

/**
 * Fields that belong to one brand only: its hosts, its own gateway, its apps, and the person who answers for its security.
 */
const removeIdentity = ({ domains: _domains, gateway: _gateway, site, ...brand }: BrandJson): BrandJson => {
  if (!site) return brand as BrandJson;
  const { security: _security, androidApps: _androidApps, iosApps: _iosApps, ...rest } = site;
  return { ...brand, site: rest } as BrandJson;
};

/**
 * Makes the document of a new brand from what members of another brand see, without its hosts. Returns undefined if there
 * is no such brand.
 */
export const copyBrand = async (
  source: CopySource,
  { brand, code, name }: { readonly brand: string; readonly code: string; readonly name: string },
): Promise<DocumentContent | undefined> => {
  const found = await readSource(source, brand);
  if (!found) return undefined;
  const document = removeIdentity(JSON.parse(found.text) as BrandJson);
  const move = (path: string): string => movePath(path, brand, code);
  const { assets, site } = document;
  const copy = {
    ...document,
    code,
    name,
    ...(site && {
      site: {
        ...site,
        ...(site.screenshots && {
          screenshots: site.screenshots.map((each) => ({ ...each, image: move(each.image) })),
        }),
      },
    }),
    assets: {
      ...assets,
      logo: move(assets.logo),
      mark: move(assets.mark),
      hero: { ...assets.hero, image: move(assets.hero.image) },
    },
  };
  return {
    file: `${code}.json`,
    text: `${JSON.stringify(copy, null, 2)}\n`,
    images: new Map([...found.images].map(([path, bytes]) => [move(path), bytes])),
  };
};
