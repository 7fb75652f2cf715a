import { isApiError } from '@livery/api/client/api-error';
import { useSendSmsNoLoginMutation } from '@livery/api/auth/otp';
import { ErrorCode } from '@livery/contract/errors';
import { closeToast, showToast } from '@livery/ui/toast-queue';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './use-countdown.ts';

/**
 * Id of the toast that is visible while the SMS code is requested. A success toast with the same id replaces it.
 * After an error, it is closed.
 */
const noticeId = 'sending-code';

interface SendCode {
  /** Seconds until another SMS code can be sent. */
  readonly seconds: number;
  readonly isSending: boolean;
  readonly hasSent: boolean;
  readonly send: (mobileNum: string, countryDialingCode: string) => Promise<void>;
}

/**
 * Returns a function that sends an SMS code, and the seconds until it can send another code. `module` is the purpose of
 * the code: a password reset (`VERIFICATION3`) or a login (`MOBILEVERCODELOGIN3`). While a request or the countdown
 * runs, `send` does nothing.
 */
export const useSendCode = (module: 'VERIFICATION3' | 'MOBILEVERCODELOGIN3'): SendCode => {
  const { t } = useTranslation(['recover', 'errors']);
  const [sendSms, { isLoading }] = useSendSmsNoLoginMutation();
  const { seconds, start } = useCountdown(module);
  const isRunning = useRef(false);

  const send = async (mobileNum: string, countryDialingCode: string): Promise<void> => {
    if (isRunning.current || seconds > 0) return;
    isRunning.current = true;
    showToast({ id: noticeId, kind: 'loading', text: t('code.sending') });
    const { data, error } = await sendSms({ mobileNum, countryDialingCode, module });
    isRunning.current = false;
    if (data) {
      start(data.expiredMinutes * 60);
      showToast({ id: noticeId, kind: 'success', text: t('code.sent') });
      return;
    }
    closeToast(noticeId);
    const failure = isApiError(error) ? error : { code: 'unknown', retryAfter: undefined };
    // If the gateway has already sent a code, for example from another tab, the response contains the seconds until
    // it can send another code.
    if (failure.code === ErrorCode.CodeTooSoon && failure.retryAfter && failure.retryAfter <= 600)
      start(failure.retryAfter);
    showToast({ kind: 'fail', text: t([`errors:${failure.code}`, 'errors:unknown']) });
  };

  return { seconds, isSending: isLoading, hasSent: seconds > 0, send };
};
