import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../shared/auth-page.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

export const Screen = () => {
  const { t } = useTranslation(['recover', 'errors']);
  return (
    <AuthPage title={t('set.title')} lead={t('forget.byPhone')} canGoBack>
      <SetPasswordForm />
    </AuthPage>
  );
};
