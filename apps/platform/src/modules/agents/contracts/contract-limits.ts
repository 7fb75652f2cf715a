import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { getMaxRates } from './tiers.ts';
import type { Version } from './versions.ts';
import { contractVersions } from './contracts.tables.ts';

type Terms = Pick<Version, 'type' | 'category' | 'tiers'>;

/**
 * SQL condition for contracts in force. Their state is A (accepted) or V (accepted, but the end of the contract is
 * requested).
 */
export const inForce = inArray(contractVersions.state, ['A', 'V']);

/**
 * Throws a GatewayError if an offered contract has a higher rate than the contract of the agent who offers it.
 * `offeredBy` is the id of this agent. It is null for an offer of the operator, which has no limit.
 */
export const assertWithinUpline = async (
  db: Database,
  offeredBy: string | null,
  { type, category, tiers }: Terms,
): Promise<void> => {
  if (offeredBy === null) return;
  const [upline] = await db
    .select({ tiers: contractVersions.tiers })
    .from(contractVersions)
    .where(
      and(
        eq(contractVersions.agentId, offeredBy),
        eq(contractVersions.type, type),
        eq(contractVersions.category, category),
        inForce,
      ),
    );
  const [maximum, requested] = [getMaxRates(upline?.tiers ?? []), getMaxRates(tiers)];
  if (requested.percent > maximum.percent || requested.fixed > maximum.fixed)
    throw new GatewayError(ErrorCode.ContractExceedsUpline, {
      value: { percent: formatAmount(maximum.percent), fixed: formatAmount(maximum.fixed) },
    });
};

/**
 * Throws a GatewayError if the agent would be paid twice for the same bets. An agent has either one contract for all
 * categories (CONS) or contracts for single categories, never both.
 */
export const assertNoOverlap = async (
  db: Database,
  { agentId, type, category }: Pick<Version, 'agentId' | 'type' | 'category'>,
): Promise<void> => {
  const [other] = await db
    .select({ category: contractVersions.category })
    .from(contractVersions)
    .where(
      and(
        eq(contractVersions.agentId, agentId),
        eq(contractVersions.type, type),
        inForce,
        category === 'CONS' ? ne(contractVersions.category, 'CONS') : eq(contractVersions.category, 'CONS'),
      ),
    );
  if (other) throw new GatewayError(ErrorCode.ContractOverlap, { value: { category: other.category } });
};
