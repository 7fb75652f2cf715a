import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { type ExistingBrand, findCodeConflict } from '@livery/merchant/brand-code';
import { createNameSearch, type NamedBrand } from '@livery/merchant/conflicts/name-conflicts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import { desc, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { brandVersions } from '../versions/versions.tables.ts';
import { createInvalidError } from '../versions/documents.ts';

/**
 * Brand that exists, with its name. The name comes from the document that members see, or from the newest version of a
 * brand that is not live yet.
 */
type ExistingNamedBrand = ExistingBrand & NamedBrand;

/** Returns the name in the text of a valid brand file. */
export const readName = (text: string): string => (JSON.parse(text) as { readonly name: string }).name;

/**
 * Lists the brands that have versions, but that the gateway does not serve yet. The name of a brand comes from its
 * newest version. If this version contains no name, the name is the brand code.
 */
export const listUnserved = async (tx: Database, served: readonly Merchant[]): Promise<readonly NamedBrand[]> =>
  tx
    .selectDistinctOn([brandVersions.brand], {
      code: brandVersions.brand,
      // The database extracts the name from the JSON text. Loading the complete texts of all brands would be slow,
      // because they are large.
      name: sql<string>`coalesce(${brandVersions.text}::json ->> 'name', ${brandVersions.brand})`,
    })
    .from(brandVersions)
    .where(
      notInArray(
        brandVersions.brand,
        served.map(({ code }) => code),
      ),
    )
    .orderBy(brandVersions.brand, desc(brandVersions.number));

/** Lists the brands that exist: the brands that the gateway serves, and the brands that only have versions. */
export const listExisting = async (
  tx: Database,
  served: readonly Merchant[],
): Promise<readonly ExistingNamedBrand[]> => [
  ...served,
  ...(await listUnserved(tx, served)).map((brand) => ({ ...brand, domains: [] })),
];

/**
 * Throws a GatewayError if a new brand cannot have this code, because another brand has it or a similar one. The error
 * does not contain the other brand, whose existence can be secret.
 */
export const assertFreeCode = (code: string, existing: readonly ExistingBrand[]): void => {
  const conflict = findCodeConflict(code, existing);
  if (!conflict) return;
  throw new GatewayError(OperatorErrorCode.BrandCodeTaken, {
    message: `A new brand cannot have the code ${code}: it is ${conflict.kind}`,
    value: { code, kind: conflict.kind },
  });
};

/**
 * Throws a GatewayError if the name of a new brand looks like the name or code of another brand. The error does not
 * contain the other brand, whose existence can be secret.
 */
export const assertFreeName = (brand: NamedBrand, existing: readonly NamedBrand[]): void => {
  if (!createNameSearch(existing)(brand)) return;
  throw createInvalidError([
    { file: `${brand.code}.json`, path: '$.name', ...createProblemText('name.taken', { name: brand.name }) },
  ]);
};
