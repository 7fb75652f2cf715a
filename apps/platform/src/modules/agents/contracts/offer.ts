import { randomUUID } from 'node:crypto';
import { isAgent, MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { lockContracts } from './respond.ts';
import { inForce, assertWithinUpline, assertNoOverlap } from './contract-limits.ts';
import { validateTiers } from './tiers.ts';
import type { Version } from './versions.ts';
import { type ContractTier, contractVersions } from './contracts.tables.ts';
import { members } from '../../members/index.ts';

const withoutDividend: readonly number[] = [
  MemberType.Trial,
  MemberType.Neither,
  MemberType.AgentTeam,
  MemberType.AgentBranch,
];
export const hasDividend = (type: number): boolean => !withoutDividend.includes(type);

interface OfferParams {
  readonly merchant: string;
  /** Id of the agent directly above, who makes the offer. Null means the operator. */
  readonly offeredBy: string | null;
  readonly downlineId: string;
  readonly type: Version['type'];
  readonly category: Version['category'];
  readonly tiers: readonly ContractTier[];
  readonly at: Date;
}

const isSame = (one: readonly ContractTier[], other: readonly ContractTier[]): boolean => {
  const flat = (tiers: readonly ContractTier[]) =>
    JSON.stringify(
      tiers.map(({ bet, active, netLoss, rateType, rate }) => [bet, active, netLoss ?? null, rateType, rate]),
    );
  return flat(one) === flat(other);
};

/**
 * Offers a contract to a direct downline agent (one level below). The offer is either the first contract or a new
 * version of an existing contract. An earlier offer without a response is withdrawn. A repeated call with the same
 * terms returns the existing offer. Call this function inside a transaction.
 */
export const offer = async (
  tx: Database,
  { merchant, offeredBy, downlineId, type, category, tiers, at }: OfferParams,
): Promise<Version> => {
  await lockContracts(tx, downlineId);
  const [downline] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, downlineId), eq(members.merchant, merchant)));
  if (!downline || downline.uplineId !== offeredBy || !isAgent(downline.type))
    throw new GatewayError(ErrorCode.NotFound);
  if (type === 'dividend' && !hasDividend(downline.type)) throw new GatewayError(ErrorCode.FeatureDisabled);
  const validationError =
    validateTiers(tiers) ??
    (type === 'dividend' && tiers.some(({ rateType }) => rateType !== 'P')
      ? 'tiers: a dividend is a percentage'
      : undefined);
  if (validationError) throw new GatewayError(ErrorCode.BadRequest, { message: validationError });
  await assertWithinUpline(tx, offeredBy, { type, category, tiers });
  await assertNoOverlap(tx, { agentId: downlineId, type, category });
  const ofKind = and(
    eq(contractVersions.agentId, downlineId),
    eq(contractVersions.type, type),
    eq(contractVersions.category, category),
  );
  const waiting = and(ofKind, inArray(contractVersions.state, ['P', 'E']));
  const [pending] = await tx.select().from(contractVersions).where(waiting);
  if (pending && isSame(pending.tiers, tiers)) return pending;
  await tx.update(contractVersions).set({ state: 'W', endedAt: at }).where(waiting);
  const [current] = await tx.select({ id: contractVersions.id }).from(contractVersions).where(and(ofKind, inForce));
  const [last] = await tx
    .select({ version: max(contractVersions.version) })
    .from(contractVersions)
    .where(ofKind);
  const [created] = await tx
    .insert(contractVersions)
    .values({
      id: randomUUID(),
      merchant,
      type,
      category,
      agentId: downlineId,
      offeredBy,
      version: (last?.version ?? 0) + 1,
      state: current ? 'E' : 'P',
      tiers,
      offeredAt: at,
    })
    .returning();
  return created as Version;
};

/**
 * Returns the offered contract version with this id. Also locks all contracts of the agent who received the offer, so
 * that no concurrent call can change them. Throws a GatewayError if the version is not an offer of the agent
 * `offeredBy`.
 */
const lockOffer = async (tx: Database, offeredBy: string, id: string): Promise<Version> => {
  const matchesOffer = and(eq(contractVersions.id, id), eq(contractVersions.offeredBy, offeredBy));
  const [offered] = await tx.select({ agentId: contractVersions.agentId }).from(contractVersions).where(matchesOffer);
  if (!offered) throw new GatewayError(ErrorCode.NotFound);
  await lockContracts(tx, offered.agentId);
  const [version] = await tx.select().from(contractVersions).where(matchesOffer);
  return version as Version;
};

/**
 * Withdraws a contract offer that has no response yet. Does nothing if the offer is already withdrawn. Throws a
 * GatewayError if the offer has a response or is not an offer of the agent `offeredBy`. Call this function inside a
 * transaction.
 */
export const revokeOffer = async (
  tx: Database,
  { offeredBy, id, at }: { readonly offeredBy: string; readonly id: string; readonly at: Date },
): Promise<void> => {
  const { state } = await lockOffer(tx, offeredBy, id);
  if (state === 'W') return;
  if (state !== 'P' && state !== 'E') throw new GatewayError(ErrorCode.ContractDecided, { value: { status: state } });
  await tx.update(contractVersions).set({ state: 'W', endedAt: at }).where(eq(contractVersions.id, id));
};

/**
 * Requests the end of a contract. The contract stays in force until the agent who has the contract agrees. Call this
 * function inside a transaction.
 */
export const requestTermination = async (
  tx: Database,
  { offeredBy, id, at }: { readonly offeredBy: string; readonly id: string; readonly at: Date },
): Promise<void> => {
  const { state } = await lockOffer(tx, offeredBy, id);
  if (state === 'V') return;
  if (state !== 'A') throw new GatewayError(ErrorCode.ContractDecided, { value: { status: state } });
  await tx.update(contractVersions).set({ state: 'V', terminationRequestedAt: at }).where(eq(contractVersions.id, id));
};
