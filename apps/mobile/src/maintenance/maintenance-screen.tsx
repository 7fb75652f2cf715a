import { useSystemStatusQuery } from '@livery/api/site-settings';
import { StartupState } from '@livery/contract/enums';
import { paths } from '@livery/kit/paths';
import { Navigate } from 'react-router-dom';
import { LoadingScreen } from '../status-screens/loading-screen.tsx';
import { UnavailableScreen } from './unavailable-screen.tsx';
import { getSiteAvailability } from './site-availability.ts';

/** The maintenance page. Redirects to the home page if the site is available. */
export const Screen = () => {
  const { data, isLoading } = useSystemStatusQuery();
  if (isLoading) return <LoadingScreen />;
  const state = getSiteAvailability(data);
  return state === StartupState.Normal ? <Navigate replace to={paths.home} /> : <UnavailableScreen state={state} />;
};
