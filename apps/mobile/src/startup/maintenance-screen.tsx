import { useSystemStatusQuery } from '@livery/api/system';
import { StartupState } from '@livery/contract/enums';
import { paths } from '@livery/kit/paths';
import { Navigate } from 'react-router-dom';
import { PendingScreen } from '../shell/pending-screen.tsx';
import { ClosedScreen } from './closed-screen.tsx';
import { startupState } from './startup-state.ts';

/** The maintenance page by its address. While the brand is open there is nothing to see: it leads home. */
export const Screen = () => {
  const { data, isLoading } = useSystemStatusQuery();
  if (isLoading) return <PendingScreen />;
  const state = startupState(data);
  return state === StartupState.Normal ? <Navigate replace to={paths.home} /> : <ClosedScreen state={state} />;
};
