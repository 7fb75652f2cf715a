import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hashToken } from '../../../core/crypto/token.ts';
import type { Database } from '../../../core/db/database.ts';
import { operatorRecoveryCodes } from './second-factors.tables.ts';
import { encodeBase32 } from './totp.ts';

const codeCount = 10;

/** Random bytes in a code. 80 random bits cannot be guessed, so a plain hash is enough to protect the code. */
const codeBytes = 10;

const createCode = (): string => (encodeBase32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join('-');

/** Normalizes a code before it is hashed: upper case and missing hyphens are accepted. */
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

/** Deletes a recovery code of the operator. Returns false if the operator has no such code. */
export const redeemRecoveryCode = async (tx: Database, operatorId: string, code: string): Promise<boolean> => {
  const redeemed = await tx
    .delete(operatorRecoveryCodes)
    .where(and(eq(operatorRecoveryCodes.operatorId, operatorId), eq(operatorRecoveryCodes.codeHash, hashCode(code))))
    .returning({ operatorId: operatorRecoveryCodes.operatorId });
  return redeemed.length > 0;
};

export const countRecoveryCodes = (db: Database, operatorId: string): Promise<number> =>
  db.$count(operatorRecoveryCodes, eq(operatorRecoveryCodes.operatorId, operatorId));
