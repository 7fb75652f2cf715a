import { useSystemStatusQuery, useWhitelabelQuery } from '@livery/api/system';
import { StartupState } from '@livery/contract/enums';
import { useBrand } from '@livery/kit/brand';
import { FlagsContext, flagsInForce } from '@livery/kit/flags';
import { useOnline } from '@livery/kit/online';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../routes/error-boundary.tsx';
import { Page } from '../routes/page.tsx';
import { placeAt, type Place } from '../routes/places.ts';
import { useScrollMemory } from '../routes/use-scroll-memory.ts';
import { UpdateBar } from '../update/update-bar.tsx';
import { startupState } from '../startup/startup-state.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Header } from './header.tsx';
import { PendingScreen } from './pending-screen.tsx';
import styles from './shell.module.css';
import { StateScreen } from './state-screen.tsx';
import { ToastPlace } from './toast-place.tsx';

/** What surrounds every screen, as the screen's manifest asks for it. */
export const Shell = ({ places }: { places: ReadonlyMap<string, Place> }) => {
  const { flags: built } = useBrand();
  const { data: whitelabel } = useWhitelabelQuery();
  const flags = useMemo(() => flagsInForce(built, whitelabel?.flags), [built, whitelabel]);
  const { pathname } = useLocation();
  const place = placeAt(places, pathname);
  useScrollMemory();
  return (
    <FlagsContext value={flags}>
      <div className={styles.root}>
        <SkipLink />
        {place?.route.header !== 'hidden' && <Header route={place?.route} />}
        <OfflineBar />
        <main id="content" className={styles.main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PendingScreen />}>
              <Startup>{place ? <Page {...place} /> : <StateScreen kind="notFound" />}</Startup>
            </Suspense>
          </ErrorBoundary>
        </main>
        {place?.route.bottomBar !== 'hidden' && <BottomNav current={place?.route.path ?? pathname} />}
        <UpdateBar isFree={place?.route.bottomBar !== 'hidden'} />
        <ToastPlace />
      </div>
    </FlagsContext>
  );
};

/** Under maintenance, or where the site may not be offered, no screen is shown at all. */
const Startup = ({ children }: { children: React.ReactNode }) => {
  const { data } = useSystemStatusQuery();
  const state = startupState(data);
  if (state === StartupState.Maintenance) return <StateScreen kind="maintenance" onRetry={() => location.reload()} />;
  if (state === StartupState.RegionRestricted) return <StateScreen kind="restricted" />;
  return children;
};

const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a href="#content" className={styles.skip}>
      {t('header.skip')}
    </a>
  );
};

const OfflineBar = () => {
  const { t } = useTranslation('shell');
  return useOnline() ? null : (
    <output className={styles.offline}>{t('offline.bar')}</output>
  );
};
