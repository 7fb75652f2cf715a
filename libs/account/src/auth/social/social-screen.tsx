import { Spinner } from '@livery/ui/spinner';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../shared/auth-page.tsx';
import { useSocialReturn } from './use-social-return.ts';

/** Return page of a provider. Visible while the token is checked. */
export const Screen = () => {
  const { t } = useTranslation(['account', 'errors']);
  useSocialReturn();
  return (
    <AuthPage title={t('social.returning')}>
      <Spinner aria-hidden />
    </AuthPage>
  );
};
