import { vi } from 'vitest';

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A signature of the authenticator, which the browser returns after the person has unlocked the passkey. */
const credential = {
  id: 'key',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
};

/**
 * Makes the browser sign each challenge with a passkey. With a `failure`, the browser signs nothing and fails with this
 * error. The name `NotAllowedError` means that the person has cancelled. With `waiting`, the browser waits for the person
 * until the page cancels the request.
 */
export const stubAuthenticator = (failure?: DOMException | 'waiting'): void => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  const get = async ({ signal }: CredentialRequestOptions) => {
    if (failure === 'waiting')
      return new Promise((_resolve, rejectPromise) => {
        signal?.addEventListener('abort', () => rejectPromise(signal.reason as Error));
      });
    if (failure) throw failure;
    return credential;
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
};

/** Removes the authenticator of `stubAuthenticator` from the browser. */
export const removeAuthenticator = (): void => void Reflect.deleteProperty(navigator, 'credentials');
