import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import {
  type PasskeyCeremonies,
  type PasskeyResponse,
  type Statement,
  throwInvalidPasskey,
} from '../../../core/passkeys/ceremonies.ts';
import { toPublicJwk } from '../../../core/passkeys/public-key.ts';
import { getRelyingParty, type RelyingParty } from '../../../core/passkeys/relying-party.ts';
import { operatorPasskeys, operatorTotp } from './second-factors.tables.ts';

interface PasskeyDeps {
  readonly clock: Clock;
  readonly ceremonies: PasskeyCeremonies;
  /** Returns the origin of the console. A passkey is valid only for this origin. */
  readonly getOrigin: () => string;
}

/** Purpose of the WebAuthn challenge with which an operator logs in. A challenge is valid only for its purpose. */
const loginPurpose = 'operator-login';
/** Purpose of the challenge with which an operator adds a passkey. */
const toRegistrationPurpose = (operatorId: string): string => `operator-make/${operatorId}`;
/** Purpose of the WebAuthn challenge with which a logged-in operator confirms their identity again. */
const toProofPurpose = (operatorId: string): string => `operator-prove/${operatorId}`;
/** Purpose of the WebAuthn challenge with which an operator signs a statement. */
const toSignaturePurpose = (operatorId: string): string => `operator-sign/${operatorId}`;

export const listOperatorPasskeys = (db: Database, operatorId: string) =>
  db
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId))
    .orderBy(asc(operatorPasskeys.createdAt));

const whereOwned = (operatorId: string, id: string) =>
  and(eq(operatorPasskeys.id, id), eq(operatorPasskeys.operatorId, operatorId));

/** Renames a passkey. Throws a GatewayError if the operator does not have this passkey. */
export const renameOperatorPasskey = async (
  tx: Database,
  operatorId: string,
  id: string,
  name: string,
): Promise<void> => {
  const renamed = await tx
    .update(operatorPasskeys)
    .set({ name })
    .where(whereOwned(operatorId, id))
    .returning({ id: operatorPasskeys.id });
  if (renamed.length === 0) throw new GatewayError(ErrorCode.NotFound);
};

/**
 * Removes a passkey. Throws a GatewayError if the operator does not have this passkey, or has no other second factor.
 */
export const removeOperatorPasskey = async (tx: Database, operatorId: string, id: string): Promise<void> => {
  const removed = await tx
    .delete(operatorPasskeys)
    .where(whereOwned(operatorId, id))
    .returning({ id: operatorPasskeys.id });
  if (removed.length === 0) throw new GatewayError(ErrorCode.NotFound);
  const left =
    (await tx.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operatorId))) +
    (await tx.$count(operatorTotp, eq(operatorTotp.operatorId, operatorId)));
  if (left === 0) throw new GatewayError(OperatorErrorCode.LastSecondFactor);
};

type PasskeyUse = Pick<typeof operatorPasskeys.$inferInsert, 'counter' | 'isSynced' | 'lastUsedAt'>;

const recordUse = async (tx: Database, id: string, used: PasskeyUse): Promise<void> => {
  await tx.update(operatorPasskeys).set(used).where(eq(operatorPasskeys.id, id));
};

/**
 * Creates the functions that register the passkeys of operators and verify them at a log-in or a confirmation of
 * identity.
 */
export const createOperatorPasskeys = ({ clock, ceremonies, getOrigin }: PasskeyDeps) => {
  const getConsole = (): RelyingParty => getRelyingParty(getOrigin());

  const verify = async (tx: Database, purpose: string, response: PasskeyResponse): Promise<string> => {
    const { passkey, used } = await ceremonies.verifyAssertion(purpose, getConsole(), response, async (id) => {
      const [row] = await tx.select().from(operatorPasskeys).where(eq(operatorPasskeys.id, id));
      return row;
    });
    await recordUse(tx, passkey.id, { ...used, lastUsedAt: clock.now() });
    return passkey.operatorId;
  };

  return {
    /**
     * Starts the registration of a passkey. Returns the id of the challenge and the options with which the browser
     * creates the passkey. Throws a GatewayError if the operator has the maximum number of passkeys.
     */
    startRegistration: async (
      db: Database,
      { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
    ) =>
      ceremonies.startRegistration({
        purpose: toRegistrationPurpose(id),
        relyingParty: getConsole(),
        siteName: 'Livery console',
        user: { id, name: email, displayName: name },
        existing: await listOperatorPasskeys(db, id),
      }),

    /** Stores the passkey that a browser has created. */
    add: async (
      tx: Database,
      operatorId: string,
      { name, ...response }: PasskeyResponse & { readonly name: string },
    ) => {
      const created = await ceremonies.verifyRegistration(toRegistrationPurpose(operatorId), getConsole(), response);
      const [row] = await tx
        .insert(operatorPasskeys)
        .values({ ...created, operatorId, name, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning();
      return row ?? throwInvalidPasskey();
    },

    /** Starts a log-in. The browser offers all passkeys that it has for the console. */
    startLogin: () => ceremonies.startAssertion(loginPurpose, getConsole().rpId),

    /** Verifies the response of a log-in. Returns the id of the operator to whom the passkey belongs. */
    verifyLogin: (tx: Database, response: PasskeyResponse): Promise<string> => verify(tx, loginPurpose, response),

    /** Starts a confirmation of identity. The browser offers only the passkeys of this operator. */
    startProof: async (db: Database, operatorId: string) =>
      ceremonies.startAssertion(
        toProofPurpose(operatorId),
        getConsole().rpId,
        await listOperatorPasskeys(db, operatorId),
      ),

    /** Throws a GatewayError when the response is not from a passkey of this operator. */
    verifyProof: async (tx: Database, operatorId: string, response: PasskeyResponse): Promise<void> => {
      if ((await verify(tx, toProofPurpose(operatorId), response)) !== operatorId) throwInvalidPasskey();
    },
  };
};
export type OperatorPasskeys = ReturnType<typeof createOperatorPasskeys>;

/** Creates the functions with which operators sign statements with their passkeys. */
export const createOperatorSignatures = ({
  clock,
  ceremonies,
  getOrigin,
}: PasskeyDeps): Pick<OperatorChecks, 'startSignature' | 'verifySignature'> => {
  const toRequest = (operatorId: string, statement: Statement) => ({
    purpose: toSignaturePurpose(operatorId),
    relyingParty: getRelyingParty(getOrigin()),
    statement,
  });

  return {
    startSignature: async (db, operatorId, statement) => {
      const passkeys = await listOperatorPasskeys(db, operatorId);
      if (passkeys.length === 0)
        throw new GatewayError(OperatorErrorCode.PasskeyNeeded, {
          message: 'This needs a signature with a passkey, and the account has no passkey',
        });
      return ceremonies.startSignature(toRequest(operatorId, statement), passkeys);
    },

    verifySignature: async (tx, operatorId, statement, response) => {
      const { passkey, used, text, parts } = await ceremonies.verifySignature(
        toRequest(operatorId, statement),
        response,
        async (id) => {
          const [row] = await tx.select().from(operatorPasskeys).where(whereOwned(operatorId, id));
          return row;
        },
      );
      await recordUse(tx, passkey.id, { ...used, lastUsedAt: clock.now() });
      return {
        passkeyId: passkey.id,
        passkeyName: passkey.name,
        statement: text,
        publicKey: toPublicJwk(passkey.publicKey),
        ...parts,
      };
    },
  };
};
