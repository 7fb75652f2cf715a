import { trialRejectionMs } from '@livery/contract/constants';
import type { Refusal } from '@livery/kit/guard';
import { loginFrom, paths } from '@livery/kit/paths';
import { showToast } from '@livery/ui/toast-queue';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { StateScreen } from '../shell/state-screen.tsx';

/** Where a visitor is led who may not enter. */
export const Refused = ({ refusal }: { refusal: Refusal }) => {
  const { pathname, search } = useLocation();
  if (refusal === 'off') return <StateScreen kind="off" />;
  if (refusal === 'login') return <Navigate replace to={loginFrom(pathname + search)} />;
  if (refusal === 'trial') return <TrialRefused />;
  return <Navigate replace to={paths.home} />;
};

const TrialRefused = () => {
  const { t } = useTranslation('shell');
  useEffect(() => void showToast({ kind: 'fail', text: t('trial.refused'), duration: trialRejectionMs }), [t]);
  return <Navigate replace to={paths.home} />;
};
