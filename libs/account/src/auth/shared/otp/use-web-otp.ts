import { useEffect, useRef } from 'react';

interface OtpCredential extends Credential {
  readonly code: string;
}

/**
 * Reads the code from an SMS in browsers with the WebOTP API, and calls `onCode` with the code. Does so only while
 * `isAwaited` is true. In other browsers, the phone's keyboard suggests the code.
 */
export const useWebOtp = (isAwaited: boolean, onCode: (code: string) => void): void => {
  const handle = useRef(onCode);
  handle.current = onCode;
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in globalThis)) return;
    const controller = new AbortController();
    const otpOptions = { otp: { transport: ['sms'] }, signal: controller.signal } as CredentialRequestOptions;
    void navigator.credentials.get(otpOptions).then(
      (credential) => credential && handle.current((credential as OtpCredential).code),
      () => undefined,
    );
    return () => controller.abort();
  }, [isAwaited]);
};
