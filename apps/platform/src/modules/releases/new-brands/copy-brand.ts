import { ErrorCode } from '@livery/contract/errors';
import { type FontChoice, fontRoles } from '@livery/merchant/own-fonts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';
import type { LiveDocument } from '../environments/live-document.ts';
import { findLatestVersion, loadDocument } from '../versions/versions.ts';

export interface CopySource {
  readonly db: Database;
  readonly blobs: BlobStore;
  /** Loads the document of a brand as members see it. Throws a GatewayError if members see nothing. */
  readonly readLiveDocument: (brand: string) => Promise<LiveDocument>;
}

/** Parsed brand file with the fields that a copy changes. */
interface BrandJson extends Record<string, unknown> {
  assets: { logo: string; mark: string; hero: Record<string, unknown> & { image: string } };
  site?: Record<string, unknown> & { screenshots?: readonly (Record<string, unknown> & { image: string })[] };
  theme?: Record<string, unknown> & { font?: Pick<FontChoice, 'own'> };
  seasons?: readonly (Record<string, unknown> & {
    hero?: Record<string, unknown> & { image: string };
    logo?: string;
  })[];
}

/** Loads the document of a brand as members see it. For a brand that is not live yet, loads its newest version. */
const readSource = async ({ db, blobs, readLiveDocument }: CopySource, brand: string) => {
  const live = await readLiveDocument(brand).catch((error: unknown) => {
    if (error instanceof GatewayError && error.code === ErrorCode.NotFound) return undefined;
    throw error;
  });
  const source = live ?? (await findLatestVersion(db, brand));
  return source && loadDocument(blobs, { brand, text: source.text, assets: source.assets });
};

/** Changes the folder of an image, such as `lualoc/screens/home.webp` to `nova/screens/home.webp`. */
const movePath = (path: string, from: string, to: string): string => {
  const inside = path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path;
  return `${to}/${inside}`;
};

/** Changes the paths of a brand's own fonts. */
const moveFonts = ({ theme }: BrandJson, move: (path: string) => string): Pick<BrandJson, 'theme'> => {
  const own = theme?.font?.own;
  if (!theme || !own) return {};
  const moved = fontRoles.flatMap((role) => {
    const font = own[role];
    return font ? [[role, { ...font, files: font.files.map(move) }] as const] : [];
  });
  return { theme: { ...theme, font: { ...theme.font, own: Object.fromEntries(moved) } } };
};

/** Changes the image paths in the seasonal layers of a brand. */
const moveSeasons = ({ seasons }: BrandJson, move: (path: string) => string): Pick<BrandJson, 'seasons'> =>
  seasons === undefined
    ? {}
    : {
        seasons: seasons.map((season) => ({
          ...season,
          ...(season.hero && { hero: { ...season.hero, image: move(season.hero.image) } }),
          ...(season.logo !== undefined && { logo: move(season.logo) }),
        })),
      };

/** Removes the fields that a copy must not have: hosts, gateway, apps and security contact. */
const removeIdentity = ({ domains: _domains, gateway: _gateway, site, ...brand }: BrandJson): BrandJson => {
  if (!site) return brand as BrandJson;
  const { security: _security, androidApps: _androidApps, iosApps: _iosApps, ...rest } = site;
  return { ...brand, site: rest } as BrandJson;
};

/**
 * Creates the document of a new brand as a copy of what members of another brand see, without its hosts. Returns
 * undefined if the other brand does not exist.
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
    ...moveFonts(document, move),
    ...moveSeasons(document, move),
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
