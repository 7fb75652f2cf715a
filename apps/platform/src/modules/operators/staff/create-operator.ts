import { randomUUID } from 'node:crypto';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { eq } from 'drizzle-orm';
import { noPasswordHash } from '../../../core/crypto/password-hash.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Operator } from '../accounts/operators.ts';
import { operators } from '../accounts/operators.tables.ts';
import { revokeApiTokensFor } from '../api-tokens/api-tokens.ts';
import { operatorPasskeys, operatorRecoveryCodes, operatorTotp } from '../second-factors/second-factors.tables.ts';
import { endSessionsFor } from '../sessions/operator-sessions.ts';

/**
 * Inserts an operator in the state `invited`. Throws a GatewayError if another operator already has the e-mail
 * address.
 */
export const insertOperator = async (
  tx: Database,
  { email, name }: { readonly email: string; readonly name: string },
  now: Date,
): Promise<Operator> => {
  const [operator] = await tx
    .insert(operators)
    .values({ id: randomUUID(), email, name, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!operator) throw new GatewayError(OperatorErrorCode.OperatorExists);
  return operator;
};

/**
 * Deletes the password and all second factors of an operator, and ends the operator's sessions and API tokens. The
 * grants stay in the database and are valid again as soon as the operator accepts a new invitation.
 */
export const resetOperator = async (tx: Database, id: string, now: Date): Promise<void> => {
  await tx
    .update(operators)
    .set({ acceptedAt: null, passwordHash: noPasswordHash, passwordChangedAt: null })
    .where(eq(operators.id, id));
  for (const table of [operatorPasskeys, operatorTotp, operatorRecoveryCodes])
    await tx.delete(table).where(eq(table.operatorId, id));
  await endSessionsFor(tx, id);
  await revokeApiTokensFor(tx, id, now);
};
