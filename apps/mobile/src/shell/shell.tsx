import { useSystemStatusQuery, useWhitelabelQuery } from '@livery/api/system';
import { StartupState } from '@livery/contract/enums';
import { useBrand } from '@livery/kit/brand';
import { FlagsContext, flagsInForce } from '@livery/kit/flags';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import { useArrived, usePart } from '../late-part/late-part.ts';
import { ErrorBoundary } from '../routes/error-boundary.tsx';
import { Page } from '../routes/page.tsx';
import { usePlace } from '../routes/use-place.ts';
import { useScrollMemory } from '../routes/use-scroll-memory.ts';
import { startupState } from '../startup/startup-state.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Header } from './header.tsx';
import { PendingScreen } from './pending-screen.tsx';
import styles from './shell.module.css';

/** What surrounds every screen, as the screen's manifest asks for it. */
export const Shell = () => {
  const { flags: built } = useBrand();
  const { data: whitelabel } = useWhitelabelQuery();
  const flags = useMemo(() => flagsInForce(built, whitelabel?.flags), [built, whitelabel]);
  const { pathname } = useLocation();
  const place = usePlace(pathname);
  const late = useArrived(elsewhere);
  const hasBar = place?.route.bottomBar !== 'hidden';
  useScrollMemory();
  return (
    <FlagsContext value={flags}>
      <div className={styles.root}>
        <SkipLink />
        {place?.route.header !== 'hidden' && <Header route={place?.route} />}
        {late && <late.OfflineBar />}
        <main id="content" className={styles.main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PendingScreen />}>
              <Startup>{place ? <Page {...place} /> : <NotFound />}</Startup>
            </Suspense>
          </ErrorBoundary>
        </main>
        {hasBar && <BottomNav current={place?.route.path ?? pathname} />}
        {late && <late.UpdateBar isFree={hasBar} />}
        {late && <late.ToastPlace />}
      </div>
    </FlagsContext>
  );
};

/** Under maintenance, or where the site may not be offered, no screen is shown at all. */
const Startup = ({ children }: { children: ReactNode }) => {
  const state = startupState(useSystemStatusQuery().data);
  return state === StartupState.Normal ? children : <Closed state={state} />;
};

const Closed = ({ state }: { state: StartupState }) => {
  const { StateScreen } = usePart(elsewhere);
  if (state === StartupState.Maintenance) return <StateScreen kind="maintenance" onRetry={() => location.reload()} />;
  return <StateScreen kind="restricted" />;
};

const NotFound = () => {
  const { StateScreen } = usePart(elsewhere);
  return <StateScreen kind="notFound" />;
};

const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a href="#content" className={styles.skip}>
      {t('header.skip')}
    </a>
  );
};
