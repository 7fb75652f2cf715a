import { ErrorCode } from '@livery/contract/errors';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { operators } from './operators.tables.ts';

export type Operator = typeof operators.$inferSelect;

export type OperatorState = 'invited' | 'active' | 'suspended';

/** State of an operator. Only an active operator can log in and use an API token. */
export const getOperatorState = ({ acceptedAt, suspendedAt }: Operator): OperatorState => {
  if (suspendedAt) return 'suspended';
  return acceptedAt ? 'active' : 'invited';
};

/** Condition of a query for operators who are active now. */
export const whereActive = () => and(isNotNull(operators.acceptedAt), isNull(operators.suspendedAt));

const selectOperator = (db: Database, id: string) => db.select().from(operators).where(eq(operators.id, id));

const orNotFound = ([operator]: readonly Operator[]): Operator => {
  if (!operator) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no operator with this id' });
  return operator;
};

/** Returns an operator. Throws a GatewayError for an unknown id. */
export const getOperator = async (db: Database, id: string): Promise<Operator> =>
  orNotFound(await selectOperator(db, id));

/**
 * Returns an operator, and locks the row with a shared lock until the end of this transaction. Other transactions can
 * read the row, but not change it.
 */
export const shareOperator = async (tx: Database, id: string): Promise<Operator> =>
  orNotFound(await selectOperator(tx, id).for('share'));

/**
 * Returns an operator, and locks the row for a change until the end of this transaction. Throws a GatewayError for an
 * unknown id.
 */
export const lockOperator = async (tx: Database, id: string): Promise<Operator> =>
  orNotFound(await selectOperator(tx, id).for('no key update'));

export const findActiveByEmail = async (db: Database, email: string): Promise<Operator | undefined> => {
  const [operator] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.email, email), whereActive()));
  return operator;
};
