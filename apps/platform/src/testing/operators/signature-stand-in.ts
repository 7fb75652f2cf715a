import type { EphemeralStore } from '../../core/shared-store/shared-store.ts';
import type { OperatorChecks } from '../../core/operators/operator-checks.ts';
import { createPasskeyCeremonies } from '../../core/passkeys/ceremonies.ts';
import { createChallenges } from '../../core/passkeys/challenges.ts';
import { toPublicJwk } from '../../core/passkeys/public-key.ts';
import { getRelyingParty } from '../../core/passkeys/relying-party.ts';
import { createSoftwarePasskey } from './software-passkey.ts';

type SignatureChecks = Pick<OperatorChecks, 'startSignature' | 'verifySignature'>;
type Challenge = Awaited<ReturnType<OperatorChecks['startSignature']>>;

const fail = async (): Promise<never> => {
  throw new Error('The operators of this gateway have no passkeys');
};

/** Replacement of the signature checks for gateways whose operators have no passkeys. Both functions throw an error. */
export const noSignatures: SignatureChecks = { startSignature: fail, verifySignature: fail };

/**
 * Replaces the functions with which operators sign statements. Each operator has one passkey, which is created in
 * software at its first use. The signatures are real, and they are verified by the same code as in production.
 */
export const createSignatureStandIn = (ephemeralStore: EphemeralStore, origin: string) => {
  const ceremonies = createPasskeyCeremonies(createChallenges(ephemeralStore));
  const relyingParty = getRelyingParty(origin);

  const createPasskey = async (operatorId: string) => {
    const software = createSoftwarePasskey({ origin });
    const purpose = `test-passkey/${operatorId}`;
    const user = { id: operatorId, name: operatorId };
    const challenge = await ceremonies.startRegistration({
      purpose,
      relyingParty,
      siteName: 'Test',
      user,
      existing: [],
    });
    return {
      software,
      stored: await ceremonies.verifyRegistration(purpose, relyingParty, software.create(challenge)),
    };
  };
  const passkeys = new Map<string, ReturnType<typeof createPasskey>>();
  const getPasskey = (operatorId: string) => {
    const passkey = passkeys.get(operatorId) ?? createPasskey(operatorId);
    passkeys.set(operatorId, passkey);
    return passkey;
  };
  const toPurpose = (operatorId: string): string => `test-sign/${operatorId}`;

  const checks: SignatureChecks = {
    startSignature: async (_db, operatorId, statement) =>
      ceremonies.startSignature({ purpose: toPurpose(operatorId), relyingParty, statement }, [
        (await getPasskey(operatorId)).stored,
      ]),
    verifySignature: async (_tx, operatorId, statement, response) => {
      const { stored } = await getPasskey(operatorId);
      const request = { purpose: toPurpose(operatorId), relyingParty, statement };
      const { text, parts } = await ceremonies.verifySignature(request, response, async () => stored);
      const publicKey = toPublicJwk(stored.publicKey);
      return { passkeyId: stored.id, passkeyName: 'Test passkey', statement: text, publicKey, ...parts };
    },
  };
  return {
    checks,
    /** Signs a challenge with the passkey of an operator. */
    sign: async (operatorId: string, challenge: Challenge) => (await getPasskey(operatorId)).software.sign(challenge),
  };
};
