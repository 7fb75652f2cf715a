import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** The member closed what the browser asked with, or let it time out: nothing went wrong. */
export const wasDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** This device has a passkey of the account already. */
export const hasPasskeyHere = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

type Options = Readonly<Record<string, unknown>>;
type PasskeyResponse = Record<string, unknown>;

export const canUsePasskeys = browserSupportsWebAuthn;

/** Asks the browser to make a passkey. Rejects as the browser does. */
export const createPasskey = async (options: Options): Promise<PasskeyResponse> => ({
  ...(await startRegistration({ optionsJSON: options as never })),
});

/** Asks the browser for a passkey; with `isConditional` it offers them in the autofill of a field, and waits. */
export const getPasskey = async (options: Options, isConditional: boolean): Promise<PasskeyResponse> => ({
  ...(await startAuthentication({
    optionsJSON: options as never,
    useBrowserAutofill: isConditional,
    verifyBrowserAutofillInput: false,
  })),
});

/** Ends what the browser still offers: the page that it was for is gone. */
export const abortPasskeyRequest = (): void => WebAuthnAbortService.cancelCeremony();
