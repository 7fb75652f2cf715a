import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { domainToUnicode } from 'node:url';
import { isBaseFile } from '@livery/composer/brand-files';
import { InvalidBrandError } from '@livery/composer/problem';
import { createFolderBaseReader, resolveBrandText } from '@livery/composer/read/inheritance';
import { findDomainConflicts } from '@livery/merchant/domain-conflicts';
import { readExtends } from '@livery/merchant/extends';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';

/**
 * Brand that the gateway serves from a live release, which is a published brand document in the database.
 * `verifiedHosts` are the domains that the brand has proved to control.
 */
export interface ReleasedBrand {
  readonly merchant: Merchant;
  readonly verifiedHosts: ReadonlySet<string>;
}

export interface LoadedBrands {
  /** Valid brands, sorted by code. The list `domains` of a brand contains only domains that lead to this brand. */
  readonly brands: readonly Merchant[];
  /**
   * Domains in the file of each brand, by brand code. Only the owner of the server writes these files. The brand
   * therefore does not have to prove that it controls these domains.
   */
  readonly fileHosts: ReadonlyMap<string, readonly string[]>;
  /**
   * Domains in the live release of each brand that the brand has not proved to control, by brand code. The gateway does
   * not serve the brand at these domains. A live release is a published brand document in the database.
   */
  readonly unverifiedHosts: ReadonlyMap<string, readonly string[]>;
  /** Problems of invalid files and of conflicting domains, one line for each problem. */
  readonly problems: readonly string[];
}

/**
 * Returns the text of a brand file. If the file extends a base file (a file with values for several brands), the text
 * also contains the properties that it inherits. Throws an Error if the text is not JSON, or if a base file is missing
 * or invalid.
 */
const resolveOrThrow = async (file: string, text: string): Promise<string> => {
  // Most brand files do not inherit from a base file, so their text is already complete.
  if (readExtends(JSON.parse(text)) === undefined) return text;
  try {
    return await resolveBrandText(file, text, createFolderBaseReader(file));
  } catch (error) {
    const [problem] = error instanceof InvalidBrandError ? error.problems : [];
    throw problem ? new Error(`${problem.path.replace(/^\$\.?/, '') || 'the file'}: ${problem.reason}`) : error;
  }
};

const readBrand = async (file: string): Promise<Merchant> => {
  const text = await readFile(file, 'utf8');
  const parsed = merchantSchema.safeParse(JSON.parse(await resolveOrThrow(file, text)));
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new Error(`${first?.path.join('.') || 'the file'}: ${first?.message}`);
  }
  const expected = basename(file, '.json');
  if (parsed.data.code !== expected)
    throw new Error(`code: is "${parsed.data.code}" but the file's name says "${expected}"; make them the same`);
  return parsed.data;
};

interface ConflictDeps {
  readonly folder: string;
  readonly previous: ReadonlyMap<string, Merchant>;
  readonly isVerified: (code: string, domain: string) => boolean;
}

/**
 * Finds each domain that two brands use, or that looks like a domain of another brand, and removes it from one of the
 * two brands. The brand that has proved control of the domain does not lose it. If neither has a proof, the brand that
 * had the domain before does not lose it. A new file can therefore not take a domain that is in use.
 */
const removeConflicts = (
  brands: readonly Merchant[],
  { folder, previous, isVerified }: ConflictDeps,
): Pick<LoadedBrands, 'brands' | 'problems'> => {
  const conflicts = findDomainConflicts(brands, domainToUnicode).filter(({ code, domain, other }) => {
    // A verified domain has priority over a domain in a brand file. After a restart there are no previous brands, so
    // without this check a brand file could take the verified domain.
    if (isVerified(code, domain)) return false;
    return isVerified(other.code, other.domain) || !previous.get(code)?.domains.includes(domain);
  });
  const isRemoved = (code: string, domain: string): boolean =>
    conflicts.some((conflict) => conflict.code === code && conflict.domain === domain);
  return {
    brands: brands.map((brand) => ({
      ...brand,
      domains: brand.domains.filter((domain) => !isRemoved(brand.code, domain)),
    })),
    problems: conflicts.map(
      ({ code, domain, kind, other }) =>
        `${join(folder, `${code}.json`)}  domains: ${domain} ${kind === 'same' ? 'is also a domain' : `looks like ${other.domain}`} ` +
        `of "${other.code}", so it does not lead to "${code}"; remove it from one of the two brands`,
    ),
  };
};

/**
 * Returns each released brand with only its proved domains: verified domains, and domains that its brand file also
 * contains. Returns the other domains of each brand in `unverifiedHosts`.
 */
const keepProvedHosts = (released: readonly ReleasedBrand[], fileHosts: LoadedBrands['fileHosts']) => {
  const unverifiedHosts = new Map<string, readonly string[]>();
  const brands = released.map(({ merchant, verifiedHosts }) => {
    const isProved = (domain: string): boolean =>
      verifiedHosts.has(domain) || (fileHosts.get(merchant.code)?.includes(domain) ?? false);
    const unverified = merchant.domains.filter((domain) => !isProved(domain));
    if (unverified.length > 0) unverifiedHosts.set(merchant.code, unverified);
    return { ...merchant, domains: merchant.domains.filter(isProved) };
  });
  return { brands, unverifiedHosts };
};

/**
 * Loads the brand files of a folder. For an invalid file, returns its problem and uses the brand of `previous`, if
 * there is one. For a brand in `released`, uses the release instead of the file. Domains of a release are removed if
 * they are neither verified nor in the brand file. Domains that conflict with another brand are removed and reported as
 * problems.
 */
export const loadBrandFiles = async (
  folder: string,
  previous: ReadonlyMap<string, Merchant> = new Map(),
  released: readonly ReleasedBrand[] = [],
): Promise<LoadedBrands> => {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json') && !isBaseFile(name))
    .sort();
  const brands: Merchant[] = [];
  const problems: string[] = [];
  for (const name of names) {
    try {
      brands.push(await readBrand(join(folder, name)));
    } catch (error) {
      problems.push(`${join(folder, name)}  ${(error as Error).message}`);
      const lastValid = previous.get(basename(name, '.json'));
      if (lastValid) brands.push(lastValid);
    }
  }
  const fileHosts = new Map(brands.map(({ code, domains }) => [code, domains]));
  const proved = keepProvedHosts(released, fileHosts);
  const releasedByCode = new Map(released.map((each) => [each.merchant.code, each]));
  const all = [...brands.filter(({ code }) => !releasedByCode.has(code)), ...proved.brands];
  const settled = removeConflicts(
    all.sort((one, other) => (one.code < other.code ? -1 : 1)),
    {
      folder,
      previous,
      isVerified: (code, domain) => releasedByCode.get(code)?.verifiedHosts.has(domain) ?? false,
    },
  );
  return {
    brands: settled.brands,
    fileHosts,
    unverifiedHosts: proved.unverifiedHosts,
    problems: [...problems, ...settled.problems],
  };
};
