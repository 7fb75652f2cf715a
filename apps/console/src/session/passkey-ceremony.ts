import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

interface Challenge {
  readonly challengeId: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Proof that the gateway verifies: the challenge, and the response of the authenticator. */
export interface PasskeyProof {
  readonly challengeId: string;
  readonly response: Record<string, unknown>;
}

/** Names of the errors with which a browser reports that the person cancelled, or did nothing. */
const cancelNames: readonly string[] = ['NotAllowedError', 'AbortError'];

const orCancelled = <Result>(running: Promise<Result>): Promise<Result | undefined> =>
  running.catch((error: unknown) => {
    if (error instanceof Error && cancelNames.includes(error.name)) return undefined;
    throw error;
  });

/** Asks the browser for a passkey that exists. Resolves to undefined if the operator cancels. */
export const getPasskeyProof = async ({ challengeId, options }: Challenge): Promise<PasskeyProof | undefined> => {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await orCancelled(startAuthentication({ optionsJSON }));
  return response && { challengeId, response: response as unknown as Record<string, unknown> };
};

/** Asks the browser to create a passkey. Resolves to undefined if the operator cancels. */
export const createPasskeyProof = async ({ challengeId, options }: Challenge): Promise<PasskeyProof | undefined> => {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await orCancelled(startRegistration({ optionsJSON }));
  return response && { challengeId, response: response as unknown as Record<string, unknown> };
};
