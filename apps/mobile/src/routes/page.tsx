import { useFlags } from '@livery/kit/flags';
import { refusalOf } from '@livery/kit/guard';
import { loginFrom, paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import { trialRejectionMs } from '@livery/contract/constants';
import { createElement, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { StateScreen } from '../shell/state-screen.tsx';
import type { Place } from './places.ts';
import { loadScreen, loadedScreen } from './screen-cache.ts';

/** What stands at an address: the screen, or where the visitor is led who may not enter. */
export const Page = ({ feature, route }: Place) => {
  const refusal = refusalOf(feature, useSession(), useFlags());
  const { pathname, search } = useLocation();
  if (refusal === 'off') return <StateScreen kind="off" />;
  if (refusal === 'login') return <Navigate replace to={loginFrom(pathname + search)} />;
  if (refusal === 'trial') return <TrialRefused />;
  if (refusal === 'agents-only') return <Navigate replace to={paths.home} />;
  return <LoadedScreen load={route.screen} />;
};

const LoadedScreen = ({ load }: { load: Place['route']['screen'] }) => {
  const screen = loadedScreen(load) ?? use(loadScreen(load)).Screen;
  return createElement(screen);
};

const TrialRefused = () => {
  const { t } = useTranslation('shell');
  useEffect(() => void showToast({ kind: 'fail', text: t('trial.refused'), duration: trialRejectionMs }), [t]);
  return <Navigate replace to={paths.home} />;
};
