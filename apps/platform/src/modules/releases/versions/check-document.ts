import { domainToUnicode } from 'node:url';
import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import type { Problem } from '@livery/composer/problem';
import { findDomainConflicts } from '@livery/merchant/domain-conflicts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import type { Database } from '../../../core/db/database.ts';
import { listVerifiedOfOthers } from '../../hosts/index.ts';
import { resolveDocumentText } from './resolve-document.ts';
import type { Composer } from '../compose/composer.ts';
import type { DocumentContent } from '../compose/composer-messages.ts';

interface CheckDeps {
  readonly composer: Pick<Composer, 'check'>;
  /** All brands that the gateway serves now. */
  readonly listBrands: () => readonly Merchant[];
  readonly getSiteHost: () => string;
  readonly db: Database;
}

/** Parses the text of a brand file that is known to be valid. */
const parseBrand = (text: string): Merchant => merchantSchema.parse(JSON.parse(text));

/** Finds problems with the domains of a brand: domains of other brands, similar domains, and hosts of the platform. */
const findHostProblems = async (
  file: string,
  brand: Merchant,
  { db, listBrands, getSiteHost }: Omit<CheckDeps, 'composer'>,
): Promise<readonly Problem[]> => {
  if (brand.domains.length === 0) return [];
  const served = listBrands().filter(({ code }) => code !== brand.code);
  // Verified hosts of other brands. Some of them are not in a live release yet.
  const verified = await listVerifiedOfOthers(db, brand.code);
  const conflicts = findDomainConflicts([...served, ...verified, brand], domainToUnicode)
    .filter(({ code }) => code === brand.code)
    .map(({ domain, index, kind, other }) => {
      const shared = { domain, other: other.code };
      const text =
        kind === 'same'
          ? createProblemText('domain.shared', shared)
          : createProblemText('domain.alike', { ...shared, otherDomain: other.domain });
      return { index, text };
    });
  const site = getSiteHost();
  const reserved = brand.domains.flatMap((domain, index) =>
    domain === site || domain.endsWith(`.${site}`)
      ? [{ index, text: createProblemText('domain.platform', { domain }) }]
      : [],
  );
  return [...conflicts, ...reserved].map(({ index, text }) => ({ file, path: `$.domains[${index}]`, ...text }));
};

/** Creates the function that finds all problems of a document: from the composer, and hosts that belong to others. */
export const createDocumentCheck =
  ({ composer, ...hosts }: CheckDeps) =>
  async (document: DocumentContent): Promise<readonly Problem[]> => {
    const { problems } = await composer.check(document);
    if (problems.length > 0) return problems;
    return findHostProblems(document.file, parseBrand(await resolveDocumentText(document)), hosts);
  };

export type CheckDocument = ReturnType<typeof createDocumentCheck>;
