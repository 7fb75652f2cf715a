import { isApiError } from '@livery/api/client/api-error';
import {
  type StepUpMethod,
  useSendStepUpCodeMutation,
  useStepUpMutation,
  useStepUpPasskeyOptionsMutation,
} from '@livery/api/auth/step-up';
import { ErrorCode } from '@livery/contract/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { useCountdown } from '../shared/otp/use-countdown.ts';

type CodeMethod = 'sms' | 'email';

/**
 * Sends a code to the member's verified e-mail address or mobile number. A countdown starts after each code. Until it
 * ends, `send` does nothing.
 */
const useCodeDelivery = (method: CodeMethod, onError: (message: string) => void) => {
  const getErrorMessage = useErrorMessage();
  const { seconds, start } = useCountdown(`step-up.${method}`);
  const [sendCode, { isLoading }] = useSendStepUpCodeMutation();
  const send = async (): Promise<void> => {
    if (isLoading || seconds > 0) return;
    const { data, error } = await sendCode({ method });
    if (data) return start(data.expiredMinutes * 60);
    if (isApiError(error) && error.code === ErrorCode.CodeTooSoon && error.retryAfter && error.retryAfter <= 600)
      start(error.retryAfter);
    onError(getErrorMessage(error));
  };
  return { seconds, isSending: isLoading, send };
};

/**
 * State of the form in which the member confirms the identity by password, code or passkey: the entered password or
 * code, the delivery of the code by SMS or e-mail, and the submit function. Calls `onProven` after a confirmation.
 */
export const useStepUp = (method: StepUpMethod, onProven: () => void) => {
  const { t } = useTranslation('step-up');
  const getErrorMessage = useErrorMessage();
  const [secret, setSecret] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [requestPasskeyOptions] = useStepUpPasskeyOptionsMutation();
  const [sendProof] = useStepUpMutation();
  const delivery = useCodeDelivery(method === 'email' ? 'email' : 'sms', setErrorMessage);

  const sendPasskey = async () => {
    const webauthn = await import('../passkeys/webauthn.ts');
    const { data: challenge, error } = await requestPasskeyOptions();
    if (!challenge) return { error };
    const response = await webauthn.getPasskey(challenge.options, false);
    return sendProof({ method: 'passkey', challengeId: challenge.challengeId, response });
  };

  const send = () => {
    if (method === 'passkey') return sendPasskey();
    return sendProof(method === 'password' ? { method, password: secret } : { method, code: secret.trim() });
  };

  const submit = async (): Promise<void> => {
    if (isRunning || (method !== 'passkey' && !secret)) return;
    setRunning(true);
    setErrorMessage(undefined);
    try {
      const { error } = await send();
      if (error === undefined) return onProven();
      setSecret('');
      setErrorMessage(getErrorMessage(error));
    } catch {
      // The passkey request fails if the member closes the browser's passkey dialog, or if the device has no passkey.
      setErrorMessage(t('passkeyFailed'));
    } finally {
      setRunning(false);
    }
  };

  return { secret, setSecret, errorMessage, isRunning, submit, delivery };
};
