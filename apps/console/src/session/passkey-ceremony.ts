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

/** Proof that the gateway verifies: the id of the challenge, and the response of the authenticator. */
export interface PasskeyProof {
  readonly challengeId: string;
  readonly response: Record<string, unknown>;
}

/** Error names that a browser uses if the person cancels, or does not respond in time. */
const cancelNames: readonly string[] = ['NotAllowedError', 'AbortError'];

const orCancelled = <Result>(running: Promise<Result>): Promise<Result | undefined> =>
  running.catch((error: unknown) => {
    if (error instanceof Error && cancelNames.includes(error.name)) return undefined;
    throw error;
  });

/** Asks the browser to sign in with an existing passkey. Resolves to undefined if the operator cancels. */
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
