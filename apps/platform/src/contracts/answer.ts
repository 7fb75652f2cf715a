import { ErrorCode } from '@livery/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contractVersions, members } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { refuseIfOver, refuseIfOverlapping } from './limits.ts';
import type { ContractType } from './periods.ts';
import type { Version } from './versions.ts';

/** Holds an agent's contracts until the transaction ends: whoever changes them takes turns. */
export const holdContracts = async (tx: Database, agentId: string): Promise<void> => {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, agentId)).for('no key update');
};

interface Answering {
  readonly agentId: string;
  readonly type: ContractType;
  readonly id: string;
  readonly answer: 'A' | 'R' | 'C';
  readonly at: Date;
}

const setState = async (tx: Database, id: string, change: Partial<Version>): Promise<void> => {
  await tx.update(contractVersions).set(change).where(eq(contractVersions.id, id));
};

/** What follows from an answer to what is asked; undefined: it is no answer to that. */
const outcomes = { P: { A: 'A', R: 'R' }, E: { A: 'A', R: 'R' }, V: { A: 'A', C: 'C' } } as const;
const outcomeOf = (state: Version['state'], answer: Answering['answer']): 'A' | 'R' | 'C' | undefined =>
  (outcomes as Partial<Record<string, Partial<Record<string, 'A' | 'R' | 'C'>>>>)[state]?.[answer];

/**
 * The agent answers an offer, or the question whether its contract shall end. The same answer again changes nothing.
 * A contract that is accepted takes the place of the one before; periods that have begun go by what was in force at
 * their start. Inside a transaction.
 */
export const answerContract = async (
  tx: Database,
  { agentId, type, id, answer, at }: Answering,
): Promise<Version['state']> => {
  await holdContracts(tx, agentId);
  const [version] = await tx
    .select()
    .from(contractVersions)
    .where(and(eq(contractVersions.id, id), eq(contractVersions.agentId, agentId), eq(contractVersions.type, type)));
  if (!version || version.state === 'W') throw new GatewayError(ErrorCode.NotFound);
  if (version.state === answer) return answer;
  const state = outcomeOf(version.state, answer);
  if (!state) throw new GatewayError(ErrorCode.ContractDecided, { value: { status: version.state } });
  const isOffer = version.state !== 'V';
  if (isOffer && state === 'A') {
    await refuseIfOver(tx, version.offeredBy, version);
    await refuseIfOverlapping(tx, version);
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
  else await setState(tx, id, state === 'C' ? { state, endedAt: at } : { state, cancelAskedAt: null });
  return state;
};
