import type { JurisdictionCode } from '../jurisdiction.ts';

/**
 * Kinds of licence clauses.
 *
 * - `age`: members must have the minimum age of the authority.
 * - `claims`: no text promises a win or denies the risk.
 * - `features`: features that the authority does not allow are off.
 * - `records`: members can see their deposits, withdrawals, bets and all other transactions.
 * - `complaints`: members can send a complaint.
 * - `limits`: members can limit their stakes, deposits and sessions.
 * - `reality`: members get reality checks, which are reminders of the play time.
 * - `exclusion`: members can exclude themselves from play.
 * - `messages`: the app shows messages about responsible gaming. Only a person can check them.
 * - `licenceLine`: the app shows a line with the licence. Only a person can check it.
 *
 * Every brand has the features for `limits`, `reality` and `exclusion`. If the brand replaces their texts, a person
 * must check the texts.
 */
export const clauseKinds = [
  'age',
  'claims',
  'features',
  'records',
  'complaints',
  'limits',
  'reality',
  'exclusion',
  'messages',
  'licenceLine',
] as const;

export type ClauseKind = (typeof clauseKinds)[number];

/** Licence clause of a jurisdiction. The regulators and the clause numbers are invented, like the demo brands. */
export interface Clause {
  /** Stable id of the clause, e.g. `PH-4`. Its meaning never changes. */
  readonly id: string;
  readonly kind: ClauseKind;
}

const createClauses = (prefix: string, kinds: readonly ClauseKind[]): readonly Clause[] =>
  kinds.map((kind) => ({ kind, id: `${prefix}-${clauseKinds.indexOf(kind) + 1}` }));

/**
 * Licence clauses of each jurisdiction. The ids of the clauses of one jurisdiction have the same prefix, e.g. `PH`.
 */
export const licenceClauses: Readonly<Record<JurisdictionCode, readonly Clause[]>> = {
  pagcor: createClauses('PH', clauseKinds),
  mga: createClauses('MT', clauseKinds),
  ukgc: createClauses('GB', clauseKinds),
  segob: createClauses(
    'MX',
    clauseKinds.filter((kind) => kind !== 'reality'),
  ),
  spa: createClauses('BR', clauseKinds),
  gcgra: createClauses('AE', clauseKinds),
  vietnam: createClauses(
    'VN',
    clauseKinds.filter((kind) => kind !== 'reality' && kind !== 'complaints'),
  ),
  generic: createClauses('GEN', ['age', 'claims', 'limits', 'exclusion']),
};

/** Returns the clause with this id in a jurisdiction, or undefined if there is none. */
export const findClause = (jurisdiction: JurisdictionCode, id: string): Clause | undefined =>
  licenceClauses[jurisdiction].find((clause) => clause.id === id);
