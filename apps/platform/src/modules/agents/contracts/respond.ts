import { ErrorCode } from '@livery/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { assertWithinUpline, assertNoOverlap } from './contract-limits.ts';
import type { ContractType } from './periods.ts';
import type { Version } from './versions.ts';
import { contractVersions } from './contracts.tables.ts';
import { members } from '../../members/index.ts';

/**
 * Locks the agent's row in the table `members` until the transaction ends. Every function that changes an agent's
 * contracts calls this function first. Therefore concurrent changes run one after another.
 */
export const lockContracts = async (tx: Database, agentId: string): Promise<void> => {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, agentId)).for('no key update');
};

interface RespondParams {
  readonly agentId: string;
  readonly type: ContractType;
  readonly id: string;
  readonly response: 'A' | 'R' | 'C';
  readonly at: Date;
}

const setState = async (tx: Database, id: string, change: Partial<Version>): Promise<void> => {
  await tx.update(contractVersions).set(change).where(eq(contractVersions.id, id));
};

/**
 * Next state of a contract version, by its current state and by the agent's response (A: accept, R: reject, C: agree to
 * the end). `contractStates` explains the states. The agent cannot give a response that is missing here.
 */
const outcomes = { P: { A: 'A', R: 'R' }, E: { A: 'A', R: 'R' }, V: { A: 'A', C: 'C' } } as const;
const getOutcome = (state: Version['state'], response: RespondParams['response']): 'A' | 'R' | 'C' | undefined =>
  (outcomes as Partial<Record<string, Partial<Record<string, 'A' | 'R' | 'C'>>>>)[state]?.[response];

/**
 * Stores the agent's response to an offer, or to a request to end a contract. A repeated call with the same response
 * changes nothing. An accepted contract replaces the previous contract from the next period. Call this function inside
 * a transaction.
 */
export const respondToContract = async (
  tx: Database,
  { agentId, type, id, response, at }: RespondParams,
): Promise<Version['state']> => {
  await lockContracts(tx, agentId);
  const [version] = await tx
    .select()
    .from(contractVersions)
    .where(and(eq(contractVersions.id, id), eq(contractVersions.agentId, agentId), eq(contractVersions.type, type)));
  if (!version || version.state === 'W') throw new GatewayError(ErrorCode.NotFound);
  if (version.state === response) return response;
  const state = getOutcome(version.state, response);
  if (!state) throw new GatewayError(ErrorCode.ContractDecided, { value: { status: version.state } });
  const isOffer = version.state !== 'V';
  if (isOffer && state === 'A') {
    await assertWithinUpline(tx, version.offeredBy, version);
    await assertNoOverlap(tx, version);
    const { category } = version;
    await tx
      .update(contractVersions)
      .set({ state: 'S', endedAt: at })
      .where(
        and(
          eq(contractVersions.agentId, agentId),
          eq(contractVersions.type, type),
          eq(contractVersions.category, category),
          inArray(contractVersions.state, ['A', 'V']),
        ),
      );
    await setState(tx, id, { state, acceptedAt: at });
  } else if (isOffer) await setState(tx, id, { state, endedAt: at });
  else await setState(tx, id, state === 'C' ? { state, endedAt: at } : { state, terminationRequestedAt: null });
  return state;
};
