import { useEffect, useRef } from 'react';

interface OtpCredential extends Credential {
  readonly code: string;
}

/**
 * Reads the SMS code in browsers with WebOTP, and calls `onCode` with the code. Reads only while `isAwaited` is true.
 * In other browsers, the keyboard of the phone suggests the code.
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
