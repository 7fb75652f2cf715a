import { useSystemStatusQuery, useWhitelabelQuery } from '@livery/api/system';
import { StartupState } from '@livery/contract/enums/startup-state';
import { useBrand } from '@livery/kit/brand';
import { drawnUntil } from '@livery/kit/drawn';
import { FlagsContext, flagsInForce } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { Suspense, createElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import { useArrived, usePart } from '@livery/kit/late-part';
import { ErrorBoundary } from '../routes/error-boundary.tsx';
import { Page } from '../routes/page.tsx';
import { usePlace } from '../routes/use-place.ts';
import { useScrollMemory } from '../routes/use-scroll-memory.ts';
import { startupState } from '../startup/startup-state.ts';
import { shellFrame } from './bring-frame.ts';
import { LatePending } from './late-pending.ts';
import styles from './shell.module.css';

const Header = drawnUntil(shellFrame, 'header', (module) => module.Header);
const BottomNav = drawnUntil(shellFrame, 'bottomBar', (module) => module.BottomNav);

/** What surrounds every screen, as the screen's manifest asks for it. */
export const Shell = () => {
  const { flags: built } = useBrand();
  const { data: whitelabel } = useWhitelabelQuery();
  const flags = useMemo(() => flagsInForce(built, whitelabel?.flags), [built, whitelabel]);
  const { pathname } = useLocation();
  const place = usePlace(pathname);
  const late = useArrived(elsewhere);
  const closed = useClosed(place?.route.path);
  const hasHeader = closed === undefined && place?.route.header !== 'hidden';
  const hasBar = closed === undefined && place?.route.bottomBar !== 'hidden';
  useScrollMemory();
  return (
    <FlagsContext value={flags}>
      <div className={styles.root} data-bar={hasBar}>
        <SkipLink />
        {hasHeader && <Header place={place} />}
        {late && <late.OfflineBar />}
        <main id="content" className={styles.main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<LatePending />}>
              {closed === undefined ? place ? <Page {...place} /> : <NotFound /> : <Closed state={closed} />}
            </Suspense>
          </ErrorBoundary>
        </main>
        {late && hasBar && <late.FloatingPlace isHome={place?.route.path === paths.home} />}
        {hasBar && <BottomNav current={place?.route.path ?? pathname} />}
        {late && <late.Companions hasBar={hasBar} hasMenu={hasHeader} />}
      </div>
    </FlagsContext>
  );
};

/** Under maintenance, or where the site may not be offered, no screen is shown at all but that on which one can ask. */
const useClosed = (path: string | undefined): StartupState | undefined => {
  const state = startupState(useSystemStatusQuery().data);
  return state === StartupState.Normal || path === paths.service ? undefined : state;
};

const Closed = (props: { state: StartupState }) => createElement(usePart(elsewhere).ClosedScreen, props);

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
