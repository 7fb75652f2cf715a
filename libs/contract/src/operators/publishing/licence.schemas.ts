import * as z from 'zod/mini';
import { brand } from './release-fields.schemas.ts';

const version = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2_147_483_647));
/** Number of a clause of the licence, such as `PH-4`. */
const clause = z.string().check(z.regex(/^[A-Z]{2,4}-\d{1,3}$/));
const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/**
 * Statement of an operator that the brand meets a clause of its licence. It is needed for clauses that no program can
 * check.
 */
const confirmation = z.object({
  clause,
  note: z.string(),
  confirmedBy: z.string(),
  confirmedAt: z.string(),
});

export const listLicenceConfirmations = {
  request: z.object({ brand }),
  value: z.object({ confirmations: z.array(confirmation) }),
};

export const confirmLicenceClause = {
  request: z.object({ brand, clause, note }),
  value: confirmation,
};

export const withdrawLicenceConfirmation = {
  request: z.object({ brand, clause, note }),
  value: z.object({ clause }),
};

export const getVersionLicence = {
  request: z.object({ brand, version }),
  value: z.object({
    jurisdiction: z.string(),
    clauses: z.array(
      z.object({
        id: clause,
        kind: z.string(),
        /** State of the clause. `unknown`: a person must check the clause, because no program can check it. */
        state: z.enum(['met', 'notMet', 'unknown']),
        breaches: z.array(
          z.object({
            /**
             * Path in the brand file of the value that breaches the clause, such as
             * `['texts', 'EN', 'shell:brand.tagline']`.
             */
            path: z.array(z.string()),
            claim: z.optional(z.string()),
            language: z.optional(z.string()),
          }),
        ),
        confirmation: z.nullable(confirmation),
      }),
    ),
  }),
};
