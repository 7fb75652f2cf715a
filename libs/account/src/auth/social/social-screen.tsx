import { Spinner } from '@livery/ui/spinner';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../shared/auth-page.tsx';
import { useSocialReturn } from './use-social-return.ts';

/**
 * Page to which the social provider redirects the member after the login there. It is visible while the gateway
 * checks this login.
 */
export const Screen = () => {
  const { t } = useTranslation(['account', 'errors']);
  useSocialReturn();
  return (
    <AuthPage title={t('social.returning')}>
      <Spinner aria-hidden />
    </AuthPage>
  );
};
