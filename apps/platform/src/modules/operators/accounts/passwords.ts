import { ErrorCode } from '@livery/contract/errors';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../core/crypto/password-hash.ts';
import { containsName, isFrequentPassword } from '../../../core/crypto/weak-passwords.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Operator } from './operators.ts';
import { operators } from './operators.tables.ts';

/** Throws a GatewayError if the password is a common one, or contains the name or e-mail address of the operator. */
const assertStrongPassword = ({ email, name }: Pick<Operator, 'email' | 'name'>, password: string): void => {
  if (isFrequentPassword(password)) throw new GatewayError(ErrorCode.PasswordCommon);
  const names = [name, email, email.split('@', 1)[0] as string];
  // An operator could hide the name in the password by additional spaces. The check therefore also runs on the password
  // without spaces.
  if (containsName(password, names) || containsName(password.replaceAll(' ', ''), names))
    throw new GatewayError(ErrorCode.PasswordContainsName);
};

/** Sets the password of an operator. Throws a GatewayError for a weak password. */
export const setOperatorPassword = async (
  tx: Database,
  operator: Pick<Operator, 'id' | 'email' | 'name'>,
  password: string,
  now: Date,
): Promise<void> => {
  assertStrongPassword(operator, password);
  const passwordHash = await hashPassword(password);
  await tx.update(operators).set({ passwordHash, passwordChangedAt: now }).where(eq(operators.id, operator.id));
};
