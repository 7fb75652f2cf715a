import type { JurisdictionCode } from '../jurisdiction.ts';

/**
 * Kinds of clauses.
 *
 * - `age`: members have the minimum age of the authority.
 * - `claims`: no text promises a win or denies the risk.
 * - `features`: features that the authority does not allow are off.
 * - `records`: members see their deposits, withdrawals, bets and every movement of money.
 * - `complaints`: members can send a complaint.
 * - `limits`, `reality`, `exclusion`: limits of stake, deposit and session, the reality check, and self-exclusion. Each
 *   brand has them. A person must look at them if the brand replaces their texts.
 * - `messages`, `licenceLine`: responsible-gaming messages, and the line with the licence. Only a person can check them.
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

/** One clause of a profile. The regulators and the numbers are invented, as those of the demonstration. */
export interface Clause {
  /** Number of the clause, such as `PH-4.1`. It never changes its meaning. */
  readonly id: string;
  readonly kind: ClauseKind;
}

const createClauses = (prefix: string, kinds: readonly ClauseKind[]): readonly Clause[] =>
  kinds.map((kind) => ({ kind, id: `${prefix}-${clauseKinds.indexOf(kind) + 1}` }));

/** Clauses of the profile of each jurisdiction. */
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

/** Returns the clause with this id in the profile of a jurisdiction. */
export const findClause = (jurisdiction: JurisdictionCode, id: string): Clause | undefined =>
  licenceClauses[jurisdiction].find((clause) => clause.id === id);
