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

const isSupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const canOffer = async (): Promise<boolean> =>
  isSupported() &&
  (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/**
 * Logs in by passkey: on a tap, or from the autofill of the user name field when the browser supports it. That field
 * needs `autoComplete="username webauthn"`. Renders nothing when the browser does not support passkeys.
 */
export const PasskeyButton = () => {
  const { t } = useTranslation('account');
  const getErrorMessage = useErrorMessage();
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [isPending, setPending] = useState(false);

  /** Returns an error message, or null on success. A passkey dialog that the member dismissed is not an error. */
  const attempt = async (isConditional: boolean): Promise<string | null> => {
    const [{ getPasskey, wasDismissed }, { data: challenge, error }] = await Promise.all([
      import('./webauthn.ts'),
      dispatch(securityEndpoints.passkeyLoginOptions.initiate()),
    ]);
    if (!challenge) return getErrorMessage(error);
    try {
      const response = await getPasskey(challenge.options, isConditional);
      const { data, error: loginError } = await dispatch(
        securityEndpoints.passkeyLogin.initiate({ challengeId: challenge.challengeId, response }),
      );
      if (!data) return getErrorMessage(loginError);
      // The member may have logged in by another method in the meantime.
      if (getSession()) return null;
      startSession({ value: data, username: data.userName, merchantCode });
      dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
      return null;
    } catch (failure) {
      return wasDismissed(failure) ? null : t('passkey.failed');
    }
  };

  const offer = useEffectEvent(async () => {
    const errorMessage = await attempt(true).catch(() => null);
    if (errorMessage) showToast({ kind: 'fail', text: errorMessage });
  });

  // Runs once per mount: the browser keeps the autofill offer until another WebAuthn request starts.
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
    const errorMessage = await attempt(false).catch(() => t('passkey.failed'));
    setPending(false);
    if (errorMessage) showToast({ kind: 'fail', text: errorMessage });
  };
  return (
    <Button isWide isPending={isPending} onClick={() => void handleClick()}>
      <KeyIcon /> {t('passkey.logIn')}
    </Button>
  );
};
