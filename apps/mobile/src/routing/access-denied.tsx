import { trialRejectionMs } from '@livery/contract/constants';
import { LazyBreakScreen } from '@livery/account/member/responsible-gaming/break/lazy-break';
import type { AccessDenial } from '@livery/kit/access';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { StatusScreen } from '../status-screens/status-screen.tsx';

/** Redirects a visitor who may not open the screen, or shows the reason for the denial. */
export const AccessDenied = ({ denial }: { denial: AccessDenial }) => {
  const { pathname, search } = useLocation();
  const pause = useSession()?.pause;
  if (denial === 'off') return <StatusScreen kind="off" />;
  if (denial === 'login') return <Navigate replace to={loginPathWithReturn(pathname + search)} />;
  if (denial === 'break' && pause) return <LazyBreakScreen pause={pause} />;
  if (denial === 'trial') return <TrialAccessDenied />;
  return <Navigate replace to={paths.home} />;
};

const TrialAccessDenied = () => {
  const { t } = useTranslation('shell');
  useEffect(() => void showToast({ kind: 'fail', text: t('trial.refused'), duration: trialRejectionMs }), [t]);
  return <Navigate replace to={paths.home} />;
};
