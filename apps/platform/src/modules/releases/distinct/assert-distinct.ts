import { createNameSearch, type NamedBrand } from '@livery/merchant/conflicts/name-conflicts';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Core } from '../../../core/core.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { listVerifiedOfOthers, lockClaims } from '../../hosts/index.ts';
import { createReleaseNotFound, lockEnvironment } from '../environments/change-environment.ts';
import { brandEnvironments, releases } from '../environments/releases.tables.ts';
import type { ReadReleasedBrands } from '../live/released-brands.ts';
import { releaseTrials } from '../trials/trials.tables.ts';
import { findGatewayProblems, findNameProblems } from '../versions/check-document.ts';
import { toContractProblems } from '../versions/documents.ts';
import { brandVersions } from '../versions/versions.tables.ts';

interface Target {
  readonly brand: string;
  readonly releaseId: string;
}

/**
 * Throws a GatewayError if members could confuse the release with another brand, for example because of a similar name.
 */
export type AssertDistinct = (tx: Database, target: Target) => Promise<void>;

/**
 * Fields of other brands that are compared. Only these fields are parsed, because the rest of an older document can be
 * invalid for the current schema of brand files.
 */
const comparedFields = z.object({ code: z.string(), name: z.string() });

/**
 * Returns the compared fields of each document. Omits documents without these fields, because they have no name that
 * can be compared.
 */
const parseCompared = (rows: readonly { readonly text: string }[]): readonly NamedBrand[] =>
  rows.flatMap(({ text }) => comparedFields.safeParse(JSON.parse(text)).data ?? []);

/**
 * Returns the brand that the document of the release defines. Throws a GatewayError if its document is not valid for
 * this gateway, because the gateway would not serve the brand any more.
 */
const readBrand = async (tx: Database, { brand, releaseId }: Target): Promise<Merchant> => {
  const [row] = await tx
    .select({ text: brandVersions.text })
    .from(releases)
    .innerJoin(brandVersions, and(eq(brandVersions.brand, releases.brand), eq(brandVersions.number, releases.version)))
    .where(and(eq(releases.id, releaseId), eq(releases.brand, brand)));
  if (!row) throw createReleaseNotFound(brand, releaseId);
  const parsed = merchantSchema.safeParse(JSON.parse(row.text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new GatewayError(OperatorErrorCode.ReleaseInvalid, {
    message: `The document of the release is not valid for this gateway, publish a new version: ${issue?.path.join('.')}`,
  });
};

/**
 * Returns the other brands that are in a running trial, as the candidate releases of the trials define them. In a
 * trial, a part of the visitors sees the candidate release.
 */
const readCandidates = async (tx: Database, brand: string): Promise<readonly NamedBrand[]> =>
  parseCompared(
    await tx
      .select({ text: brandVersions.text })
      .from(releaseTrials)
      .innerJoin(releases, eq(releases.id, releaseTrials.releaseId))
      .innerJoin(
        brandVersions,
        and(eq(brandVersions.brand, releases.brand), eq(brandVersions.number, releases.version)),
      )
      .where(and(eq(releaseTrials.state, 'running'), ne(releaseTrials.brand, brand))),
  );

/** Returns the brands with a live release, except those with these codes. */
const readLiveExcept = async (tx: Database, codes: readonly string[]): Promise<readonly NamedBrand[]> =>
  parseCompared(
    await tx
      .select({ text: brandVersions.text })
      .from(brandEnvironments)
      .innerJoin(releases, eq(releases.id, brandEnvironments.releaseId))
      .innerJoin(
        brandVersions,
        and(eq(brandVersions.brand, releases.brand), eq(brandVersions.number, releases.version)),
      )
      .where(and(eq(brandEnvironments.environment, 'live'), notInArray(brandEnvironments.brand, [...codes]))),
  );

/**
 * Creates the check that compares the name and the gateway of a release with those of all other brands before members
 * see the release. A draft is checked in the same way, but another brand can start to use the name after that. Call the
 * created function in the transaction that shows the release. It locks the live environment of the brand. Other brands
 * with a new name wait until the transaction ends. It throws a GatewayError for a conflict, and for a release that this
 * gateway could not serve.
 */
export const createDistinctCheck = (
  { brands, config, hosts, getOrigins }: Pick<Core, 'brands' | 'config' | 'hosts' | 'getOrigins'>,
  readReleased: ReadReleasedBrands,
): AssertDistinct => {
  /**
   * Returns all served brands by code, and the live brands whose documents are invalid for this gateway. Reads the
   * releases from the database, because this gateway has possibly not loaded the newest ones yet.
   */
  const readBrands = async (tx: Database) => {
    const released = (await readReleased(tx)).map(({ merchant }) => merchant);
    const invalid = await readLiveExcept(
      tx,
      released.map(({ code }) => code),
    );
    return { served: new Map([...brands.all, ...released].map((each) => [each.code, each])), invalid };
  };

  return async (tx, target) => {
    await lockEnvironment(tx, target.brand, 'live');
    const brand = await readBrand(tx, target);
    const isOther = ({ code }: NamedBrand): boolean => code !== brand.code;
    const before = await readBrands(tx);
    const own = before.served.get(brand.code);
    // If the live document of the brand itself is invalid for this gateway, its name is read from there. The brand can
    // then be published again under its current name.
    const ownNames = [own, ...before.invalid.filter((each) => !isOther(each))].map((each) => each?.name);
    const hasNewName = !ownNames.includes(brand.name);
    if (!hasNewName && brand.gateway === '') return;
    await lockClaims(tx);
    const { served, invalid } = await readBrands(tx);
    const others = [...served.values()].filter(isOther);
    const findNames = async () => {
      const shown = [...others, ...invalid.filter(isOther), ...(await readCandidates(tx, brand.code))];
      return findNameProblems(brand, { served: own, findNameConflict: createNameSearch<NamedBrand>(shown) });
    };
    const problems = [
      // An unchanged name is not compared with other brands, because members already see the brand under this name.
      ...(hasNewName ? await findNames() : []),
      ...findGatewayProblems(brand, {
        site: getOrigins().site,
        allowed: config.gatewayOrigins ?? [],
        served: own,
        others: [...others, ...(await listVerifiedOfOthers(tx, brand.code))],
        getOrigins: hosts.getOrigins,
      }),
    ];
    if (problems.length === 0) return;
    throw new GatewayError(OperatorErrorCode.ReleaseConflict, {
      message: problems[0]?.reason ?? 'Another brand looks the same',
      value: { problems: toContractProblems(problems.map((problem) => ({ file: `${brand.code}.json`, ...problem }))) },
    });
  };
};
