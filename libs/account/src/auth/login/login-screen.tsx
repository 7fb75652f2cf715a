import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../shared/auth-page.tsx';
import { getPostLoginPath } from '../shared/post-login-redirect.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { TrialButton } from '../trial/trial-button.tsx';
import { getRememberedLogin } from '../remember-me/remembered-login.ts';
import { ContinueAs } from './continue-as.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherLoginOptions } from './other-login-options.tsx';
import { type LoginMethod, LoginMethods } from './login-methods.tsx';
import { MobileForm } from './mobile-form.tsx';

/** Login page. When a session exists, the page redirects to the path in the query parameter `from`. */
export const Screen = () => {
  const { t } = useTranslation(['account', 'errors', 'recover', 'shell']);
  const { MOBILEVERCODELOGIN3, PERSPNL3 } = useFlags();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<LoginMethod>(() =>
    getRememberedLogin()?.countryDialingCode === undefined ? 'username' : 'mobile',
  );
  const session = useSession();
  const from = search.get('from');
  if (session) return <Navigate to={getPostLoginPath(session, from)} replace />;
  const methods: readonly LoginMethod[] = MOBILEVERCODELOGIN3 ? ['username', 'mobile'] : ['username'];
  const method = methods.includes(chosen) ? chosen : 'username';
  return (
    <AuthPage title={t('login.title')} tagline={t('shell:brand.tagline')}>
      <LoginMethods methods={methods} method={method} onSelect={setChosen} />
      <ContinueAs />
      <div role="tabpanel" id="login-panel" aria-label={t('login.title')}>
        {method === 'mobile' ? <MobileForm /> : <LoginForm />}
      </div>
      {PERSPNL3 && <PasskeyButton />}
      <TrialButton from={from} />
      <SocialButtons from={from} />
      <OtherLoginOptions />
    </AuthPage>
  );
};
