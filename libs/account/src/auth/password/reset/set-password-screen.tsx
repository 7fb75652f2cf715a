import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../shared/auth-page.tsx';
import { type Outcome, PasswordOutcome } from '../ended-access/password-outcome.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

export const Screen = () => {
  const { t } = useTranslation(['recover', 'errors']);
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome)
    return (
      <AuthPage title={t('outcome.title')}>
        <PasswordOutcome outcome={outcome} />
      </AuthPage>
    );
  return (
    <AuthPage title={t('set.title')} lead={t('forget.byPhone')} canGoBack>
      <SetPasswordForm onOutcome={setOutcome} />
    </AuthPage>
  );
};
