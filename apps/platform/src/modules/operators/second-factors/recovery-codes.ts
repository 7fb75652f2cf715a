import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hashToken } from '../../../core/crypto/token.ts';
import type { Database } from '../../../core/db/database.ts';
import { operatorRecoveryCodes } from './second-factors.tables.ts';
import { encodeBase32 } from './totp.ts';

const codeCount = 10;

/**
 * Number of random bytes in a recovery code. Nobody can guess 80 random bits, so a hash without a salt is enough to
 * protect a stored code.
 */
const codeBytes = 10;

const createCode = (): string => (encodeBase32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join('-');

/**
 * Returns the hash of a recovery code that an operator has entered. Upper and lower case, spaces and hyphens do not
 * change the hash.
 */
const hashCode = (code: string): string => hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''));

/** Creates new recovery codes and deletes the previous ones. Returns the codes, which cannot be read again later. */
export const replaceRecoveryCodes = async (tx: Database, operatorId: string, now: Date): Promise<string[]> => {
  const codes = Array.from({ length: codeCount }, createCode);
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  await tx
    .insert(operatorRecoveryCodes)
    .values(codes.map((code) => ({ operatorId, codeHash: hashCode(code), createdAt: now })));
  return codes;
};

/**
 * Uses a recovery code: deletes it, so that the code is valid only once. Returns false if the operator has no such
 * code.
 */
export const redeemRecoveryCode = async (tx: Database, operatorId: string, code: string): Promise<boolean> => {
  const redeemed = await tx
    .delete(operatorRecoveryCodes)
    .where(and(eq(operatorRecoveryCodes.operatorId, operatorId), eq(operatorRecoveryCodes.codeHash, hashCode(code))))
    .returning({ operatorId: operatorRecoveryCodes.operatorId });
  return redeemed.length > 0;
};

export const countRecoveryCodes = (db: Database, operatorId: string): Promise<number> =>
  db.$count(operatorRecoveryCodes, eq(operatorRecoveryCodes.operatorId, operatorId));
