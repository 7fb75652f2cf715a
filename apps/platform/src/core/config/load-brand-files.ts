import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { domainToUnicode } from 'node:url';
import { isBaseFile } from '@livery/composer/brand-files';
import { InvalidBrandError } from '@livery/composer/problem';
import { createFolderBaseReader, resolveBrandText } from '@livery/composer/read/inheritance';
import { findDomainConflicts } from '@livery/merchant/domain-conflicts';
import { readExtends } from '@livery/merchant/extends';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';

export interface LoadedBrands {
  /** Valid brands, sorted by code. */
  readonly brands: readonly Merchant[];
  /** Problems of the invalid files, which are skipped, one line each. */
  readonly problems: readonly string[];
}

/** Returns the text with what it inherits. The message of its error is one line, as those of the other problems. */
const resolveOrThrow = async (file: string, text: string): Promise<string> => {
  // The text of most files is complete.
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

/**
 * Removes each domain that two brands have, or that looks like a domain of another brand. The brand that had the domain
 * before keeps it, so that a new file cannot take the host of a brand that members use.
 */
const removeConflicts = (
  brands: readonly Merchant[],
  { folder, previous }: { readonly folder: string; readonly previous: ReadonlyMap<string, Merchant> },
): LoadedBrands => {
  const conflicts = findDomainConflicts(brands, domainToUnicode).filter(
    ({ code, domain }) => !previous.get(code)?.domains.includes(domain),
  );
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
 * Loads the brand files of a folder. An invalid file is reported, so that the other brands are still available. Its
 * brand is skipped, or stays as it is in `previous`. A brand of `released` replaces its file. A domain that conflicts
 * with another brand is reported and removed.
 */
export const loadBrandFiles = async (
  folder: string,
  previous: ReadonlyMap<string, Merchant> = new Map(),
  released: readonly Merchant[] = [],
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
  const releasedCodes = new Set(released.map(({ code }) => code));
  const all = [...brands.filter(({ code }) => !releasedCodes.has(code)), ...released];
  const settled = removeConflicts(
    all.sort((one, other) => (one.code < other.code ? -1 : 1)),
    { folder, previous },
  );
  return { brands: settled.brands, problems: [...problems, ...settled.problems] };
};
