import { useSystemStatusQuery, useWhitelabelQuery } from '@livery/api/site-settings';
import { StartupState } from '@livery/contract/enums/startup-state';
import { useBrand } from '@livery/kit/brand';
import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { FlagsContext, resolveFlags } from '@livery/kit/flags';
import { Lazy } from '@livery/kit/lazy/lazy';
import { useLoadedModule } from '@livery/kit/lazy/lazy-module';
import { paths } from '@livery/kit/paths';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { deferredApp } from '../deferred/lazy-deferred-app.ts';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { RouteOutlet } from '../routing/route-outlet.tsx';
import { useRouteMatch } from '../routing/use-route-match.ts';
import { getSiteAvailability } from '../maintenance/site-availability.ts';
import { lazyChrome } from '../deferred/lazy-chrome.ts';
import { LazyLoadingScreen } from '../deferred/lazy-loading-screen.ts';
import styles from './shell.module.css';

const Header = withPrerenderFallback(lazyChrome, 'header', (module) => module.Header);
const BottomNav = withPrerenderFallback(lazyChrome, 'bottomBar', (module) => module.BottomNav);

/**
 * The app shell: the header, the bottom bar and everything else around a screen. The route of the screen decides which
 * parts are shown.
 */
export const Shell = () => {
  const { flags: bundleFlags } = useBrand();
  const { data: whitelabel } = useWhitelabelQuery();
  const flags = useMemo(() => resolveFlags(bundleFlags, whitelabel?.flags), [bundleFlags, whitelabel]);
  const { pathname } = useLocation();
  const [initialPathname] = useState(pathname);
  const routeMatch = useRouteMatch(pathname);
  const loadedApp = useLoadedModule(deferredApp);
  const unavailableReason = useUnavailableReason(routeMatch?.route.path);
  const hasHeader = unavailableReason === undefined && routeMatch?.route.header !== 'hidden';
  const hasBar = unavailableReason === undefined && routeMatch?.route.bottomBar !== 'hidden';
  const [unclaimed, setUnclaimed] = useState(0);
  return (
    <FlagsContext value={flags}>
      <div className={styles.root} data-bar={hasBar} data-wide={routeMatch?.route.isWide}>
        <SkipLink />
        {hasHeader && <Header routeMatch={routeMatch} />}
        {loadedApp && <loadedApp.NoticeBars />}
        <main id="content" className={styles.main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<LazyLoadingScreen />}>
              {unavailableReason !== undefined && <Unavailable state={unavailableReason} />}
              {unavailableReason === undefined && (routeMatch ? <RouteOutlet {...routeMatch} /> : <NotFound />)}
            </Suspense>
          </ErrorBoundary>
        </main>
        {loadedApp && hasBar && <loadedApp.LazyFloatingActions isHome={routeMatch?.route.path === paths.home} />}
        {hasBar && <BottomNav current={routeMatch?.route.path ?? pathname} unclaimed={unclaimed} />}
        {loadedApp && <loadedApp.ScrollRestoration initialPathname={initialPathname} />}
        {loadedApp && <loadedApp.GlobalOverlays hasBar={hasBar} hasMenu={hasHeader} onUnclaimed={setUnclaimed} />}
      </div>
    </FlagsContext>
  );
};

/**
 * Returns the reason why the site is unavailable: maintenance or a restricted region. Returns undefined if the site is
 * available. Also returns undefined on the support screen, because visitors can always contact the support.
 */
const useUnavailableReason = (path: string | undefined): StartupState | undefined => {
  const state = getSiteAvailability(useSystemStatusQuery().data);
  return state === StartupState.Normal || path === paths.support ? undefined : state;
};

const Unavailable = (props: { state: StartupState }) => (
  <Lazy module={deferredApp} retries={1} fallback={<LazyLoadingScreen />}>
    {({ UnavailableScreen }) => <UnavailableScreen {...props} />}
  </Lazy>
);

/**
 * Screen for an address that has no known route. Most routes are in the lazy chunk `deferredApp`. Until this chunk has
 * loaded, the loading view is shown, because the address can still be valid.
 */
const NotFound = () => (
  <Lazy module={deferredApp} retries={1} fallback={<LazyLoadingScreen />}>
    {({ StatusScreen }) => <StatusScreen kind="notFound" />}
  </Lazy>
);

const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a href="#content" className={styles.skip}>
      {t('header.skip')}
    </a>
  );
};
