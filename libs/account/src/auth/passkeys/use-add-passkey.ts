import { useAddPasskeyMutation, usePasskeyOptionsMutation } from '@livery/api/auth/security';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { suggestName } from './suggest-name.ts';

/**
 * Returns the function `add`, which creates a passkey on this device and registers it at the gateway. A toast shows
 * the result. While a call of `add` runs, a second call has no effect.
 */
export const useAddPasskey = () => {
  const { t } = useTranslation('security');
  const getErrorMessage = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const [requestOptions] = usePasskeyOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();

  const attempt = async (): Promise<void> => {
    const webauthn = await import('./webauthn.ts');
    if (!webauthn.canUsePasskeys()) return void showToast({ kind: 'fail', text: t('passkeys.unsupported') });
    const { data: challenge, error } = await requestOptions();
    if (!challenge) return void showToast({ kind: 'fail', text: getErrorMessage(error) });
    try {
      const response = await webauthn.createPasskey(challenge.options);
      const { data, error: addError } = await addPasskey({
        challengeId: challenge.challengeId,
        response,
        name: suggestName(navigator.userAgent, t('passkeys.unnamed')),
      });
      showToast(
        data ? { kind: 'success', text: t('passkeys.added') } : { kind: 'fail', text: getErrorMessage(addError) },
      );
    } catch (failure) {
      if (webauthn.wasDismissed(failure)) return;
      showToast({ kind: 'fail', text: t(webauthn.hasPasskeyHere(failure) ? 'passkeys.known' : 'passkeys.failed') });
    }
  };

  const add = (): void => {
    if (isPending) return;
    setPending(true);
    attempt().then(
      () => setPending(false),
      () => {
        setPending(false);
        showToast({ kind: 'fail', text: t('passkeys.failed') });
      },
    );
  };

  return { isPending, add };
};
