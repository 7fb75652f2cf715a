import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/**
 * Returns true if the member closed the browser's passkey dialog, or if the dialog timed out. The app then shows no
 * error.
 */
export const wasDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** True when the browser reports that this device already has a passkey of the account. */
export const hasPasskeyHere = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

type Options = Readonly<Record<string, unknown>>;
type PasskeyResponse = Record<string, unknown>;

export const canUsePasskeys = browserSupportsWebAuthn;

/**
 * Creates a passkey in the browser. `options` are the WebAuthn options from the gateway. Rejects with the browser's
 * error.
 */
export const createPasskey = async (options: Options): Promise<PasskeyResponse> => ({
  ...(await startRegistration({ optionsJSON: options as never })),
});

/**
 * Gets a passkey from the browser. If `isConditional` is true, the browser offers passkeys in the autofill of an
 * input field. The promise then stays pending until the member selects a passkey.
 */
export const getPasskey = async (options: Options, isConditional: boolean): Promise<PasskeyResponse> => ({
  ...(await startAuthentication({
    optionsJSON: options as never,
    useBrowserAutofill: isConditional,
    verifyBrowserAutofillInput: false,
  })),
});

/** Cancels the browser's pending passkey request. Call it when the page unmounts. */
export const abortPasskeyRequest = (): void => WebAuthnAbortService.cancelCeremony();
