import { useFlags } from '@livery/kit/flags';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { Link } from '@livery/ui/link';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../shared/auth-page.tsx';
import form from '../shared/form.module.css';
import { type Outcome, PasswordOutcome } from '../password/ended-access/password-outcome.tsx';
import { SetPasswordForm } from '../password/reset/set-password-form.tsx';
import { EmailForm } from './email-form.tsx';

type Way = 'phone' | 'email';

/**
 * Password reset page. If the brand stores mobile numbers, the member resets the password with the mobile number.
 * Otherwise the member uses the e-mail address.
 */
export const Screen = () => {
  const { t } = useTranslation(['recover', 'account', 'errors']);
  const { MOBILENUMREG3, REGMOBVERF3, MOBILEVERCODELOGIN3 } = useFlags();
  const hasPhone = MOBILENUMREG3 || REGMOBVERF3 || MOBILEVERCODELOGIN3;
  const [chosen, setChosen] = useState<Way>(hasPhone ? 'phone' : 'email');
  const way: Way = hasPhone ? chosen : 'email';
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome)
    return (
      <AuthPage title={t('outcome.title')}>
        <PasswordOutcome outcome={outcome} />
      </AuthPage>
    );
  return (
    <AuthPage title={t('forget.title')} lead={t(way === 'phone' ? 'forget.byPhone' : 'forget.byEmail')}>
      {hasPhone && (
        <SegmentedControl
          label={t('forget.way')}
          segments={[
            { id: 'phone', label: t('forget.phone') },
            { id: 'email', label: t('forget.email') },
          ]}
          value={way}
          onSelect={(id) => setChosen(id as Way)}
        />
      )}
      {way === 'phone' ? <SetPasswordForm onOutcome={setOutcome} /> : <EmailForm />}
      <p className={form.footer}>
        <Link className={form.link} href={loginPathWithReturn(paths.home)}>
          {t('forget.login')}
        </Link>
      </p>
    </AuthPage>
  );
};
