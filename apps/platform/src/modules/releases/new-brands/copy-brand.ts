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
  /** Loads the document of a brand as members see it. Throws a GatewayError if the brand is not live. */
  readonly readLiveDocument: (brand: string) => Promise<LiveDocument>;
}

type Theme = Record<string, unknown> & {
  font?: Pick<FontChoice, 'own'>;
  alternate?: Record<string, unknown> & { logo?: string };
};

/** Parsed brand file with the fields that a copy changes. */
interface BrandJson extends Record<string, unknown> {
  assets: { logo: string; mark: string; hero: Record<string, unknown> & { image: string } };
  site?: Record<string, unknown> & {
    screenshots?: readonly (Record<string, unknown> & { image: string })[];
    shareImage?: string;
  };
  theme?: Theme;
  seasons?: readonly (Record<string, unknown> & {
    hero?: Record<string, unknown> & { image: string };
    logo?: string;
  })[];
}

/**
 * Loads the document of the brand to copy: the document that members see, or the newest version if the brand is not
 * live yet.
 */
const readSource = async ({ db, blobs, readLiveDocument }: CopySource, brand: string) => {
  const live = await readLiveDocument(brand).catch((error: unknown) => {
    if (error instanceof GatewayError && error.code === ErrorCode.NotFound) return undefined;
    throw error;
  });
  const source = live ?? (await findLatestVersion(db, brand));
  return source && loadDocument(blobs, { brand, text: source.text, assets: source.assets });
};

/**
 * Moves a path of an image or font from the folder of the brand `from` to the folder of `to`. Example:
 * `lualoc/screens/home.webp` becomes `nova/screens/home.webp`. A path outside the folder `from` is put below the
 * folder `to`.
 */
const movePath = (path: string, from: string, to: string): string => {
  const inside = path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path;
  return `${to}/${inside}`;
};

/**
 * Returns the theme with new paths (from `move`) of the brand's own fonts. Returns an empty object if the brand has
 * no own fonts.
 */
const moveFonts = ({ font }: Theme, move: (path: string) => string): Partial<Theme> => {
  const own = font?.own;
  if (!own) return {};
  const moved = fontRoles.flatMap((role) => {
    const font = own[role];
    return font ? [[role, { ...font, files: font.files.map(move) }] as const] : [];
  });
  return { font: { ...font, own: Object.fromEntries(moved) } };
};

/**
 * Returns the theme with new paths (from `move`) of the font files and of the logo of the other mode (light or dark).
 */
const moveTheme = ({ theme }: BrandJson, move: (path: string) => string): Pick<BrandJson, 'theme'> => {
  if (!theme) return {};
  const { alternate } = theme;
  return {
    theme: {
      ...theme,
      ...moveFonts(theme, move),
      ...(alternate?.logo !== undefined && { alternate: { ...alternate, logo: move(alternate.logo) } }),
    },
  };
};

/**
 * Returns the seasonal layers (design changes for a period) with new paths (from `move`) of their hero images and
 * logos. Returns an empty object if the brand has no seasonal layers.
 */
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

/**
 * Removes the fields that belong only to the original brand: its domains, gateway, Android and iOS apps, and security
 * contact.
 */
const removeIdentity = ({ domains: _domains, gateway: _gateway, site, ...brand }: BrandJson): BrandJson => {
  if (!site) return brand as BrandJson;
  const { security: _security, androidApps: _androidApps, iosApps: _iosApps, ...rest } = site;
  return { ...brand, site: rest } as BrandJson;
};

/**
 * Creates the document of a new brand as a copy of another brand's document, without its hosts. Returns undefined if
 * the other brand does not exist.
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
    ...moveTheme(document, move),
    ...moveSeasons(document, move),
    ...(site && {
      site: {
        ...site,
        ...(site.screenshots && {
          screenshots: site.screenshots.map((each) => ({ ...each, image: move(each.image) })),
        }),
        ...(site.shareImage !== undefined && { shareImage: move(site.shareImage) }),
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
