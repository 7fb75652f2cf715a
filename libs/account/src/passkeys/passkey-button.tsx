import { wpsApi } from '@livery/api/client';
import { securityEndpoints } from '@livery/api/security';
import { useBrand } from '@livery/kit/brand';
import { getSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { KeyIcon } from '@livery/ui/icons/key';
import { showToast } from '@livery/ui/toast-queue';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { enterSession } from '../remembered/enter-session.ts';

const isSupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const canOffer = async (): Promise<boolean> =>
  isSupported() &&
  (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/**
 * Logs in by passkey: with a tap, and, where the browser can, from the autofill of the page's user name field, which
 * needs `autoComplete="username webauthn"`. Nothing where the browser knows no passkeys.
 */
export const PasskeyButton = () => {
  const { t } = useTranslation('account');
  const phrase = useErrorPhrase();
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [isPending, setPending] = useState(false);

  /** What went wrong, or null. One that the member dismissed is nothing wrong. */
  const attempt = async (isConditional: boolean): Promise<string | null> => {
    const [{ askPasskey, wasDismissed }, { data: challenge, error }] = await Promise.all([
      import('./passkey-ceremony.ts'),
      dispatch(securityEndpoints.passkeyLoginOptions.initiate()),
    ]);
    if (!challenge) return phrase(error);
    try {
      const response = await askPasskey(challenge.options, isConditional);
      const { data, error: refusal } = await dispatch(
        securityEndpoints.passkeyLogin.initiate({ challengeId: challenge.challengeId, response }),
      );
      if (!data) return phrase(refusal);
      // The member may have logged in another way in the meantime.
      if (getSession()) return null;
      enterSession({ value: data, username: data.userName, merchantCode });
      dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
      return null;
    } catch (failure) {
      return wasDismissed(failure) ? null : t('passkey.failed');
    }
  };

  const offer = useEffectEvent(async () => {
    const mistake = await attempt(true).catch(() => null);
    if (mistake) showToast({ kind: 'fail', text: mistake });
  });

  // Once: the browser keeps offering until it is asked for something else.
  useEffect(() => {
    let isShown = true;
    void canOffer().then((can) => void (can && isShown && offer()));
    return () => {
      isShown = false;
      if (isSupported())
        void import('./passkey-ceremony.ts').then(
          ({ stopAsking }) => stopAsking(),
          () => undefined,
        );
    };
  }, []);

  if (!isSupported()) return null;
  const handleClick = async () => {
    setPending(true);
    const mistake = await attempt(false).catch(() => t('passkey.failed'));
    setPending(false);
    if (mistake) showToast({ kind: 'fail', text: mistake });
  };
  return (
    <Button isWide isPending={isPending} onClick={() => void handleClick()}>
      <KeyIcon /> {t('passkey.logIn')}
    </Button>
  );
};
