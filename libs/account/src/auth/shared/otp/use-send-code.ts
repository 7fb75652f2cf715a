import { isApiError } from '@livery/api/client/api-error';
import { useSendSmsNoLoginMutation } from '@livery/api/auth/otp';
import { ErrorCode } from '@livery/contract/errors';
import { closeToast, showToast } from '@livery/ui/toast-queue';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './use-countdown.ts';

/** A notice that is taken away when the answer is there. */
const noticeId = 'sending-code';

interface SendCode {
  /** Seconds until another may be asked for. */
  readonly seconds: number;
  readonly isSending: boolean;
  readonly hasSent: boolean;
  readonly send: (mobileNum: string, countryDialingCode: string) => Promise<void>;
}

/** Asks for a code by SMS, once at a time and not before the last one has run out. */
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
    // The gateway knows of a code that this tab has forgotten: it says how long that one lasts.
    if (failure.code === ErrorCode.CodeTooSoon && failure.retryAfter && failure.retryAfter <= 600)
      start(failure.retryAfter);
    showToast({ kind: 'fail', text: t([`errors:${failure.code}`, 'errors:unknown']) });
  };

  return { seconds, isSending: isLoading, hasSent: seconds > 0, send };
};
