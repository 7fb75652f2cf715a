import { Spinner } from '@livery/ui/spinner';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../shared/auth-page.tsx';
import { useSocialReturn } from './use-social-return.ts';

/** Where a provider leads back to; it is seen for as long as the token is checked. */
export const Screen = () => {
  const { t } = useTranslation(['account', 'errors']);
  useSocialReturn();
  return (
    <AuthPage title={t('social.returning')}>
      <Spinner aria-hidden />
    </AuthPage>
  );
};
