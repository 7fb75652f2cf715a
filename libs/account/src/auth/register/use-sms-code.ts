import { isApiError } from '@livery/api/client/api-error';
import { sendProviderCode, verifyProviderCode } from '@livery/api/auth/identity-provider';
import type { SocialStart } from '@livery/api/auth/social-login';
import { useStartSocialLoginMutation } from '@livery/api/auth/social-login';
import { useSendSmsRegisterMutation } from '@livery/api/auth/otp';
import { ErrorCode } from '@livery/contract/errors';
import { useBrand } from '@livery/kit/brand';
import { closeToast, showToast } from '@livery/ui/toast-queue';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../shared/otp/use-countdown.ts';

const noticeId = 'sending-code';
/**
 * Seconds after an SMS code until the visitor can request another code. Used only if the identity provider sends the
 * codes. If the gateway sends them, its response contains this time.
 */
const providerSeconds = 60;

interface Sent {
  readonly started: SocialStart;
  readonly phoneEndpoint: string;
  readonly sessionInfo: string;
  /**
   * The last verified code, and the token with which the identity provider confirms it. The provider verifies a code
   * only once. If the registration request must be repeated, it therefore uses this token. Undefined before a code is
   * verified.
   */
  readonly vouched?: { readonly code: string; readonly idToken: string };
}

interface SmsCode {
  readonly seconds: number;
  readonly isSending: boolean;
  readonly send: (mobileNum: string, dialingCode: string) => Promise<void>;
  /**
   * Verifies the code. If the identity provider has sent it, resolves with the provider's token, which confirms the
   * mobile number. If the gateway has sent it, resolves with undefined, because the gateway verifies the code itself.
   * Throws a ProviderError for a wrong code.
   */
  readonly verify: (code: string) => Promise<{ firebaseChannel: 'sms'; firebaseIdToken: string } | undefined>;
}

const toInternationalNumber = (mobileNum: string, dialingCode: string): string =>
  `+${dialingCode}${mobileNum.replace(/\D/g, '').replace(/^0+/, '')}`;

/**
 * Sends and verifies the SMS code of a registration. `smsBy` selects the service that sends and verifies the code: the
 * gateway or the identity provider.
 */
export const useSmsCode = (smsBy: 'gateway' | 'provider'): SmsCode => {
  const { t } = useTranslation(['recover', 'errors']);
  const { gateway } = useBrand();
  const { seconds, start } = useCountdown('register');
  const [isSending, setSending] = useState(false);
  const [sendSms] = useSendSmsRegisterMutation();
  const [startSocial] = useStartSocialLoginMutation();
  const sent = useRef<Sent>(undefined);

  const byProvider = async (mobileNum: string, dialingCode: string): Promise<number> => {
    const started = await startSocial({ firebaseChannel: 'sms' }).unwrap();
    const phoneEndpoint = new URL(started.phoneEndpoint ?? '', gateway || location.origin).href;
    const sessionInfo = await sendProviderCode(
      phoneEndpoint,
      started.clientId,
      toInternationalNumber(mobileNum, dialingCode),
    );
    sent.current = { started, phoneEndpoint, sessionInfo };
    return providerSeconds;
  };
  const byGateway = async (mobileNo: string, countryDialingCode: string): Promise<number> =>
    (await sendSms({ mobileNo, countryDialingCode }).unwrap()).expiredMinutes * 60;

  const send = async (mobileNum: string, dialingCode: string): Promise<void> => {
    if (isSending || seconds > 0) return;
    setSending(true);
    showToast({ id: noticeId, kind: 'loading', text: t('code.sending') });
    try {
      start(await (smsBy === 'provider' ? byProvider : byGateway)(mobileNum, dialingCode));
      showToast({ id: noticeId, kind: 'success', text: t('code.sent') });
    } catch (error) {
      closeToast(noticeId);
      const failure = isApiError(error) ? error : { code: 'unknown', retryAfter: undefined };
      if (failure.code === ErrorCode.CodeTooSoon && failure.retryAfter && failure.retryAfter <= 600)
        start(failure.retryAfter);
      showToast({ kind: 'fail', text: t([`errors:${failure.code}`, 'errors:unknown']) });
    } finally {
      setSending(false);
    }
  };

  const verify: SmsCode['verify'] = async (code) => {
    if (smsBy !== 'provider') return undefined;
    const { started, phoneEndpoint, sessionInfo } = sent.current ?? {};
    if (!started || !phoneEndpoint || !sessionInfo)
      throw new Error('Cannot verify the code: this page has not requested one. Send a code first.');
    const previous = sent.current?.vouched;
    const idToken =
      previous?.code === code
        ? previous.idToken
        : await verifyProviderCode({
            phoneEndpoint,
            clientId: started.clientId,
            sessionInfo,
            nonce: started.nonce,
            code,
          });
    sent.current = { started, phoneEndpoint, sessionInfo, vouched: { code, idToken } };
    return { firebaseChannel: 'sms', firebaseIdToken: idToken };
  };

  return { seconds, isSending, send, verify };
};
