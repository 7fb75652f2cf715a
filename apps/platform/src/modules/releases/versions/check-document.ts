import { domainToUnicode } from 'node:url';
import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import type { Problem } from '@livery/composer/problem';
import { createNameSearch, type FindNameConflict, type NamedBrand } from '@livery/merchant/conflicts/name-conflicts';
import { findDomainConflicts } from '@livery/merchant/domain-conflicts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import type { Database } from '../../../core/db/database.ts';
import { listVerifiedOfOthers } from '../../hosts/index.ts';
import { findGatewayProblem, type GatewayRules } from './check-gateway.ts';
import { resolveDocumentText } from './resolve-document.ts';
import type { Composer } from '../compose/composer.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';

interface CheckDeps {
  readonly composer: Pick<Composer, 'check'>;
  /** All brands that the gateway serves now. */
  readonly listBrands: () => readonly Merchant[];
  /** Returns the origin of the platform's own site. */
  readonly getSite: () => string;
  /** Returns all origins of a brand that the gateway serves. */
  readonly getOrigins: (merchant: Merchant) => readonly string[];
  /**
   * Origins that a document can contain in its field `gateway`. The origins of the platform's own site and of the brand
   * itself are also allowed.
   */
  readonly gatewayOrigins: readonly string[];
  readonly db: Database;
}

/**
 * Data of the other brands with which the brand of a document is compared. `served` is the brand of the document as the
 * gateway serves it now, or undefined for a new brand.
 */
interface OtherBrands {
  readonly served: Merchant | undefined;
  /** All other brands that the gateway serves. */
  readonly brands: readonly Merchant[];
  readonly findNameConflict: FindNameConflict<NamedBrand>;
  /**
   * Hosts that other brands have proved to control, by brand code. Some of these hosts are not in a live release yet.
   */
  readonly verified: readonly { readonly code: string; readonly domains: readonly string[] }[];
}

/** Parses the text of a valid brand file. */
const parseBrand = (text: string): Merchant => merchantSchema.parse(JSON.parse(text));

/** Finds problems with the domains of a brand: domains of other brands, similar domains, and hosts of the platform. */
const findDomainProblems = (brand: Merchant, site: string, { brands, verified }: OtherBrands) => {
  if (brand.domains.length === 0) return [];
  const conflicts = findDomainConflicts([...brands, ...verified, brand], domainToUnicode)
    .filter(({ code }) => code === brand.code)
    .map(({ domain, index, kind, other }) => {
      const shared = { domain, other: other.code };
      const text =
        kind === 'same'
          ? createProblemText('domain.shared', shared)
          : createProblemText('domain.alike', { ...shared, otherDomain: other.domain });
      return { index, text };
    });
  const siteHost = new URL(site).hostname;
  const reserved = brand.domains.flatMap((domain, index) =>
    domain === siteHost || domain.endsWith(`.${siteHost}`)
      ? [{ index, text: createProblemText('domain.platform', { domain }) }]
      : [],
  );
  return [...conflicts, ...reserved].map(({ index, text }) => ({ path: `$.domains[${index}]`, ...text }));
};

/**
 * Finds another brand whose name looks like the name of this brand. Returns no problem if a served brand does not
 * change its name. Otherwise a new brand with a similar name could prevent the releases of an older brand.
 */
export const findNameProblems = (
  { code, name }: Pick<Merchant, 'code' | 'name'>,
  { served, findNameConflict }: Pick<OtherBrands, 'served' | 'findNameConflict'>,
) => {
  const other = served?.name === name ? undefined : findNameConflict({ code, name });
  if (!other) return [];
  return [{ path: '$.name', ...createProblemText('name.alike', { name, otherName: other.name, other: other.code }) }];
};

/** Finds the problem of a brand's gateway, and adds the path of the field `gateway` in the document. */
export const findGatewayProblems = (brand: Pick<Merchant, 'code' | 'gateway'>, rules: GatewayRules) => {
  const problem = findGatewayProblem(brand, rules);
  return problem ? [{ path: '$.gateway', ...problem }] : [];
};

/**
 * Creates a function that returns the search for similar brand names. A new search is created only after a brand has
 * changed.
 */
const createSearchStore = (listBrands: CheckDeps['listBrands']) => {
  let stored: { readonly brands: readonly Merchant[]; readonly search: FindNameConflict<Merchant> } | undefined;
  return (): FindNameConflict<Merchant> => {
    const brands = listBrands();
    // The directory of brands creates a new array when a brand changes.
    if (stored?.brands !== brands) stored = { brands, search: createNameSearch(brands) };
    return stored.search;
  };
};

interface ConflictDeps extends Omit<CheckDeps, 'composer'> {
  readonly getNameSearch: () => FindNameConflict<Merchant>;
}

/**
 * Finds names, domains and gateways of a brand that belong to another brand or look similar to those of another brand.
 */
const findConflictProblems = async (
  file: string,
  brand: Merchant,
  { db, listBrands, getSite, getOrigins, gatewayOrigins, getNameSearch }: ConflictDeps,
): Promise<readonly Problem[]> => {
  const all = listBrands();
  const others: OtherBrands = {
    served: all.find(({ code }) => code === brand.code),
    brands: all.filter(({ code }) => code !== brand.code),
    findNameConflict: getNameSearch(),
    verified: await listVerifiedOfOthers(db, brand.code),
  };
  return [
    ...findNameProblems(brand, others),
    ...findDomainProblems(brand, getSite(), others),
    ...findGatewayProblems(brand, {
      site: getSite(),
      allowed: gatewayOrigins,
      served: others.served,
      others: [...others.brands, ...others.verified],
      getOrigins,
    }),
  ].map((problem) => ({ file, ...problem }));
};

/**
 * Creates the function that finds all problems of a document: the problems that the composer finds, and conflicts with
 * other brands.
 */
export const createDocumentCheck = ({ composer, ...deps }: CheckDeps) => {
  const conflictDeps = { ...deps, getNameSearch: createSearchStore(deps.listBrands) };
  return async (document: DocumentContent): Promise<readonly Problem[]> => {
    const { problems } = await composer.check(document);
    if (problems.length > 0) return problems;
    return findConflictProblems(document.file, parseBrand(await resolveDocumentText(document)), conflictDeps);
  };
};

export type CheckDocument = ReturnType<typeof createDocumentCheck>;
