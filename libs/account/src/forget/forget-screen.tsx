import { useFlags } from '@livery/kit/flags';
import { loginFrom, paths } from '@livery/kit/paths';
import { Link } from '@livery/ui/link';
import { Segmented } from '@livery/ui/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../entry/entry-page.tsx';
import form from '../entry/form.module.css';
import { SetPasswordForm } from '../set-password/set-password-form.tsx';
import { EmailForm } from './email-form.tsx';

type Way = 'phone' | 'email';

/** A lost password: by the phone where the brand knows its members' numbers, or by e-mail. */
export const Screen = () => {
  const { t } = useTranslation(['recover', 'account', 'errors']);
  const { MOBILENUMREG3, REGMOBVERF3, MOBILEVERCODELOGIN3 } = useFlags();
  const hasPhone = MOBILENUMREG3 || REGMOBVERF3 || MOBILEVERCODELOGIN3;
  const [chosen, setChosen] = useState<Way>(hasPhone ? 'phone' : 'email');
  const way: Way = hasPhone ? chosen : 'email';
  return (
    <EntryPage title={t('forget.title')} lead={t(way === 'phone' ? 'forget.byPhone' : 'forget.byEmail')}>
      {hasPhone && (
        <Segmented
          label={t('forget.way')}
          segments={[
            { id: 'phone', label: t('forget.phone') },
            { id: 'email', label: t('forget.email') },
          ]}
          value={way}
          onSelect={(id) => setChosen(id as Way)}
        />
      )}
      {way === 'phone' ? <SetPasswordForm /> : <EmailForm />}
      <p className={form.foot}>
        <Link className={form.link} href={loginFrom(paths.home)}>
          {t('forget.login')}
        </Link>
      </p>
    </EntryPage>
  );
};
