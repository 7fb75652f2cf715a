import { useAddPasskeyMutation, usePasskeyOptionsMutation } from '@livery/api/security';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { suggestName } from './suggest-name.ts';

/** Makes a passkey on this device and hands it to the gateway, one at a time. */
export const useAddPasskey = () => {
  const { t } = useTranslation('security');
  const phrase = useErrorPhrase();
  const [isPending, setPending] = useState(false);
  const [askOptions] = usePasskeyOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();

  const attempt = async (): Promise<void> => {
    const ceremony = await import('./passkey-ceremony.ts');
    if (!ceremony.canUsePasskeys()) return void showToast({ kind: 'fail', text: t('passkeys.unsupported') });
    const { data: made, error } = await askOptions();
    if (!made) return void showToast({ kind: 'fail', text: phrase(error) });
    try {
      const response = await ceremony.makePasskey(made.options);
      const { data, error: refusal } = await addPasskey({
        challengeId: made.challengeId,
        response,
        name: suggestName(navigator.userAgent, t('passkeys.unnamed')),
      });
      showToast(data ? { kind: 'success', text: t('passkeys.added') } : { kind: 'fail', text: phrase(refusal) });
    } catch (failure) {
      if (ceremony.wasDismissed(failure)) return;
      showToast({ kind: 'fail', text: t(ceremony.isKnownDevice(failure) ? 'passkeys.known' : 'passkeys.failed') });
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
