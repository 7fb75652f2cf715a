import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { createServiceSchema, isLocalOrHttps } from './setting-schemas.ts';

const vendor = z.strictObject({
  url: createServiceSchema('https://games.example.com'),
  currencies: z.array(z.string().regex(/^[A-Z]{3}$/, { error: 'must be a currency, like PHP' })).min(1),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, { error: 'must be a country, like PH' }))
    .min(1)
    .optional(),
});

const vendors = z.record(
  z.string().regex(/^[A-Z0-9_]{1,16}$/, { error: 'must be a code of 1 to 16 capital letters, digits and _' }),
  vendor,
);

/** Game vendor of a production gateway. */
export interface GameVendor {
  /**
   * Base URL of the vendor, without a query and without a closing slash. The URLs of the game pages and the game list
   * begin with this URL.
   */
  readonly url: string;
  /** Currencies in which the vendor accepts bets. Brands with another currency do not offer its games. */
  readonly currencies: readonly string[];
  /** Countries in which the vendor may offer its games, as ISO 3166 codes. If absent, all countries are allowed. */
  readonly countries?: readonly string[] | undefined;
}

/**
 * Game vendors by their code, in the order of the file. A vendor sends the same code in each signed call, to identify
 * itself.
 */
export type GameVendors = ReadonlyMap<string, GameVendor>;

const readVendors = (path: string): GameVendors => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(code ? `names a file that cannot be read (${code})` : 'names a file that is not JSON', {
      cause: error,
    });
  }
  const parsed = vendors.safeParse(json);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path: at, message }) => `${at.join('.') || 'the file'} ${message}`);
    throw new Error(`names a file that cannot be used: ${issues.join('; ')}`);
  }
  return new Map(Object.entries(parsed.data));
};

/** Schema of the environment variable with the path of the JSON file of the game vendors. The schema loads the file. */
export const gameVendorsVariable = z.string().transform((path, context) => {
  try {
    return readVendors(path);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

interface VendorVariables {
  readonly GAME_VENDORS?: GameVendors | undefined;
  readonly VENDOR_KEYS?: string | undefined;
  readonly COUNTRY_HEADER?: string | undefined;
}

/**
 * Returns the problems of the setting GAME_VENDORS: vendor URLs without https, and conflicts with `isDemo`, VENDOR_KEYS
 * or COUNTRY_HEADER. Each item is the end of an error message that begins with `GAME_VENDORS`. Returns an empty array
 * if there is no problem.
 */
export const findVendorConflicts = (
  { GAME_VENDORS, VENDOR_KEYS, COUNTRY_HEADER }: VendorVariables,
  { isDemo }: { readonly isDemo: boolean },
): readonly string[] => {
  if (!GAME_VENDORS) return [];
  if (isDemo) return ['is not for a demonstration, which has vendors of its own: unset it, or set DEMO=off'];
  const all = [...GAME_VENDORS];
  return [
    ...(VENDOR_KEYS
      ? []
      : ['needs VENDOR_KEYS: without the public keys of the vendors, the gateway rejects their bets']),
    ...all
      .filter(([, { url }]) => !isLocalOrHttps(url))
      .map(([code]) => `names a file in which ${code}.url must begin with https://`),
    ...all
      .filter(([, { countries }]) => countries && !COUNTRY_HEADER)
      .map(([code]) => `names a file in which ${code}.countries needs COUNTRY_HEADER, which says where a member is`),
  ];
};
