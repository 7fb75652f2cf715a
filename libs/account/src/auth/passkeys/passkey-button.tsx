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
  /** Null when the member dismissed the browser's dialog. */
  readonly errorMessage?: string | null;
}

const showError = (text: string): void => void showToast({ kind: 'fail', text });

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

  /** Resolves to the passkey that the member selected, or else to an error message. */
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
      // A passkey dialog that the member dismissed is not an error.
      return { errorMessage: wasDismissed(failure) ? null : t('passkey.failed') };
    }
  };

  const logIn = async (passkey: Passkey): Promise<void> => {
    const { data, error } = await dispatch(securityEndpoints.passkeyLogin.initiate(passkey));
    if (!data) return showError(getErrorMessage(error));
    // The member may have logged in by another method in the meantime.
    if (getSession()) return;
    startSession({ value: data, username: data.userName, merchantCode });
    dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
  };

  // Shows no error before the member selects a passkey, because the member has not requested this offer. A browser can
  // report support for it and then reject it with "NotSupportedError", as Chromium's headless shell does.
  const offer = useEffectEvent(async () => {
    const { passkey } = await selectPasskey(true).catch((): PasskeySelection => ({}));
    if (passkey) await logIn(passkey);
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
