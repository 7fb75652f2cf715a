import { randomBytes } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { TextCipher } from '../../../core/crypto/text-cipher.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { operatorTotp } from './second-factors.tables.ts';
import { decodeBase32, encodeBase32, findTotpStep } from './totp.ts';

/** Milliseconds that an operator has to confirm a new TOTP secret with a code of the authenticator app. */
const setupLife = minutes(10);

/** Length of a secret in bytes, which RFC 4226 recommends. */
const secretLength = 20;

/** Name that an authenticator app shows beside the code. */
const issuer = 'Livery';

interface TotpConfirmation {
  readonly setup: string;
  readonly code: string;
}

const setupContent = z.object({ secret: z.string(), at: z.number() });

const getSetupContext = (operatorId: string): string => `totp-setup/${operatorId}`;

const getSecretContext = (operatorId: string): string => `totp/${operatorId}`;

const buildUri = (email: string, secret: string): string => {
  const label = `${issuer}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' })}`;
};

/**
 * Encrypts the secrets of all authenticator apps with the current version of the key, after a rotation of this key. The
 * function can run while gateways run. If it is interrupted, it can be called again. Returns the number of changed
 * secrets.
 */
export const resealTotpSecrets = async (db: Database, cipher: TextCipher): Promise<number> => {
  const stored = await db
    .select({ operatorId: operatorTotp.operatorId, before: operatorTotp.encryptedSecret })
    .from(operatorTotp);
  let changed = 0;
  for (const { operatorId, before } of stored) {
    if (cipher.isCurrent(before)) continue;
    const context = getSecretContext(operatorId);
    // The operator can have replaced the secret since the query above. The condition then matches no row, so that the
    // new secret is not overwritten.
    const updated = await db
      .update(operatorTotp)
      .set({ encryptedSecret: cipher.encrypt(cipher.decrypt(before, context), context) })
      .where(and(eq(operatorTotp.operatorId, operatorId), eq(operatorTotp.encryptedSecret, before)))
      .returning({ operatorId: operatorTotp.operatorId });
    changed += updated.length;
  }
  return changed;
};

/** Creates the functions that set up authenticator apps of operators and verify their codes (TOTP). */
export const createTotpFactors = (cipher: TextCipher, clock: Clock) => {
  const readSetup = (operatorId: string, setup: string): string => {
    try {
      const { secret, at } = setupContent.parse(JSON.parse(cipher.decrypt(setup, getSetupContext(operatorId))));
      if (at + setupLife > clock.now().getTime()) return secret;
    } catch {
      // `setup` (the encrypted secret) cannot be decrypted. For example, it was created for another operator.
    }
    throw new GatewayError(OperatorErrorCode.TotpSetupInvalid);
  };

  const store = async (tx: Database, operatorId: string, secret: string, lastStep: number): Promise<void> => {
    const row = {
      encryptedSecret: cipher.encrypt(secret, getSecretContext(operatorId)),
      setAt: clock.now(),
      lastStep,
    };
    await tx
      .insert(operatorTotp)
      .values({ operatorId, ...row })
      .onConflictDoUpdate({ target: operatorTotp.operatorId, set: row });
  };

  return {
    /**
     * Creates a secret for an authenticator app. The operator's current app stays valid until `confirm` is called with
     * a correct code of the new one.
     */
    startSetup: ({ id, email }: { readonly id: string; readonly email: string }) => {
      const secret = encodeBase32(randomBytes(secretLength));
      const content = JSON.stringify({ secret, at: clock.now().getTime() });
      return { secret, uri: buildUri(email, secret), setup: cipher.encrypt(content, getSetupContext(id)) };
    },

    /**
     * Replaces the operator's secret by the new secret in `setup`, which `startSetup` has encrypted. Throws a
     * GatewayError if the code is wrong, or if `setup` is invalid, expired or from another operator.
     */
    confirm: async (tx: Database, operatorId: string, { setup, code }: TotpConfirmation): Promise<void> => {
      const secret = readSetup(operatorId, setup);
      const step = findTotpStep(decodeBase32(secret), code, { now: clock.now(), lastStep: -1 });
      if (step === undefined) throw new GatewayError(ErrorCode.CodeWrong);
      await store(tx, operatorId, secret, step);
    },

    /** Sets a known secret. Only a demonstration uses this function. */
    setSecret: (tx: Database, operatorId: string, secret: string): Promise<void> => store(tx, operatorId, secret, 0),

    /** Returns true if the code of the authenticator app is valid now, and marks it as used. */
    redeem: async (tx: Database, operatorId: string, code: string): Promise<boolean> => {
      const [row] = await tx.select().from(operatorTotp).where(eq(operatorTotp.operatorId, operatorId));
      if (!row) return false;
      const secret = decodeBase32(cipher.decrypt(row.encryptedSecret, getSecretContext(operatorId)));
      const step = findTotpStep(secret, code, { now: clock.now(), lastStep: row.lastStep });
      if (step === undefined) return false;
      // If two calls use the same code at the same time, this update changes the row for only one of them.
      const redeemed = await tx
        .update(operatorTotp)
        .set({ lastStep: step })
        .where(and(eq(operatorTotp.operatorId, operatorId), lt(operatorTotp.lastStep, step)))
        .returning({ operatorId: operatorTotp.operatorId });
      return redeemed.length > 0;
    },
  };
};
export type TotpFactors = ReturnType<typeof createTotpFactors>;
