import { wpsApi } from '@livery/api/client';
import { securityEndpoints } from '@livery/api/auth/security';
import { useBrand } from '@livery/kit/brand';
import { getSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { KeyIcon } from '@livery/ui/icons/key';
import { showToast } from '@livery/ui/toast-queue';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { startSession } from '../remember-me/start-session.ts';

interface Passkey {
  readonly challengeId: string;
  readonly response: Readonly<Record<string, unknown>>;
}

interface PasskeySelection {
  readonly passkey?: Passkey;
  /**
   * Error text to show. Null if no error must be shown, because the member closed the browser's passkey dialog or it
   * timed out. Undefined if the member selected a passkey.
   */
  readonly errorMessage?: string | null;
}

const showError = (text: string): void => void showToast({ kind: 'fail', text });

const isSupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const canOffer = async (): Promise<boolean> =>
  isSupported() &&
  (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/**
 * Button that logs in with a passkey. The browser may also offer passkeys in the autofill of the user name field. That
 * field needs `autoComplete="username webauthn"`. Renders nothing when the browser does not support passkeys.
 */
export const PasskeyButton = () => {
  const { t } = useTranslation('account');
  const getErrorMessage = useErrorMessage();
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [isPending, setPending] = useState(false);

  /**
   * Requests a passkey from the browser. Resolves with the passkey that the member has selected, or with an error
   * message. If `isConditional` is true, the browser shows no dialog, but offers passkeys in the autofill of the user
   * name field.
   */
  const selectPasskey = async (isConditional: boolean): Promise<PasskeySelection> => {
    const [{ getPasskey, wasDismissed }, { data: challenge, error }] = await Promise.all([
      import('./webauthn.ts'),
      dispatch(securityEndpoints.passkeyLoginOptions.initiate()),
    ]);
    if (!challenge) return { errorMessage: getErrorMessage(error) };
    try {
      const response = await getPasskey(challenge.options, isConditional);
      return { passkey: { challengeId: challenge.challengeId, response } };
    } catch (failure) {
      // It is not an error when the member closes the passkey dialog.
      return { errorMessage: wasDismissed(failure) ? null : t('passkey.failed') };
    }
  };

  const logIn = async (passkey: Passkey): Promise<void> => {
    const { data, error } = await dispatch(securityEndpoints.passkeyLogin.initiate(passkey));
    if (!data) return showError(getErrorMessage(error));
    // The member may have logged in by another method during the request. That session must not be replaced.
    if (getSession()) return;
    startSession({ value: data, username: data.userName, merchantCode });
    dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
  };

  // Offers passkeys in the autofill of the user name field. Errors are not shown, because the member has not tapped
  // anything. For example, Chromium's headless shell reports support for this autofill, but then throws
  // "NotSupportedError".
  const offer = useEffectEvent(async () => {
    const { passkey } = await selectPasskey(true).catch((): PasskeySelection => ({}));
    if (passkey) await logIn(passkey);
  });

  // Runs once when the component mounts. The browser's autofill offer stays active until another WebAuthn request
  // starts.
  useEffect(() => {
    let isShown = true;
    void canOffer().then((can) => void (can && isShown && offer()));
    return () => {
      isShown = false;
      if (isSupported())
        void import('./webauthn.ts').then(
          ({ abortPasskeyRequest }) => abortPasskeyRequest(),
          () => undefined,
        );
    };
  }, []);

  if (!isSupported()) return null;
  const handleClick = async () => {
    setPending(true);
    const { passkey, errorMessage } = await selectPasskey(false).catch((): PasskeySelection => ({
      errorMessage: t('passkey.failed'),
    }));
    if (passkey) await logIn(passkey);
    if (errorMessage) showError(errorMessage);
    setPending(false);
  };
  return (
    <Button isWide isPending={isPending} onClick={() => void handleClick()}>
      <KeyIcon /> {t('passkey.logIn')}
    </Button>
  );
};
