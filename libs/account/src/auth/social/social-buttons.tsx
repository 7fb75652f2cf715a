import { isApiError } from '@livery/api/client/api-error';
import { useStartSocialLoginMutation } from '@livery/api/auth/social-login';
import { useBrand } from '@livery/kit/brand';
import { useFlags } from '@livery/kit/flags';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getRedirectPath } from '../shared/post-login-redirect.ts';
import form from '../shared/form.module.css';
import { ProviderLogo } from './provider-logos.tsx';
import styles from './social-buttons.module.css';
import type { SocialProvider } from './oauth-state.ts';

const names = { google: 'Google', facebook: 'Facebook' } as const;

/**
 * Login buttons of the social providers that the brand has enabled. No code or data of a provider is loaded before a
 * tap.
 */
export const SocialButtons = ({ from }: { from: string | null }) => {
  const { t } = useTranslation(['account', 'errors']);
  const { gateway } = useBrand();
  const { GOOGLELOGIN3, FACEBOOKLOGIN3 } = useFlags();
  const [startSocial] = useStartSocialLoginMutation();
  const [chosen, setChosen] = useState<SocialProvider | null>(null);
  const providers = (
    [
      ['facebook', FACEBOOKLOGIN3],
      ['google', GOOGLELOGIN3],
    ] as const
  ).flatMap(([provider, isOn]) => (isOn ? [provider] : []));
  if (providers.length === 0) return null;

  const handleChoice = async (provider: SocialProvider) => {
    setChosen(provider);
    try {
      const started = await startSocial({ firebaseChannel: provider }).unwrap();
      const { beginSocialLogin } = await import('./begin-social-login.ts');
      location.assign(await beginSocialLogin({ provider, started, gateway, from: getRedirectPath(from) }));
    } catch (error) {
      setChosen(null);
      showToast({ kind: 'fail', text: t([`errors:${isApiError(error) ? error.code : 'unknown'}`, 'errors:unknown']) });
    }
  };

  return (
    <>
      <p className={form.or}>{t('social.or')}</p>
      <div className={styles.root}>
        {providers.map((provider) => (
          <Button
            key={provider}
            isWide
            isPending={chosen === provider}
            disabled={chosen !== null && chosen !== provider}
            aria-label={t('social.with', { name: names[provider] })}
            onClick={() => void handleChoice(provider)}
          >
            <span className={styles.label}>
              <ProviderLogo provider={provider} />
              <bdi>{names[provider]}</bdi>
            </span>
          </Button>
        ))}
      </div>
    </>
  );
};
