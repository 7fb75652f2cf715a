import '@livery/ui/tokens/tokens.css';
import '@livery/ui/base/base.css';
import { lazyHomeSections } from '@livery/games/home/lazy-home-sections';
import { readBrand } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import { getSession } from '@livery/kit/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiContext } from './api/create-api-context.ts';
import { App } from './app/app.tsx';
import { isShellVisible, takeOverShell } from './app-shell/hydrate-shell.ts';
import { deferredApp } from './deferred/lazy-deferred-app.ts';
import { runWhenIdle } from './app/run-when-idle.ts';
import { getScreen } from './routing/screen-cache.ts';
import { loadRouteMatch } from './routing/use-route-match.ts';
import { lazyChrome } from './deferred/lazy-chrome.ts';
import { lazyAccountChip } from './deferred/lazy-account-chip.ts';
import { reloadOnChunkError } from './update/reload-on-chunk-error.ts';
import { createStore, type Store } from './api/store.ts';
import { readInlineTranslations, createTranslationLoader } from './i18n/load-translations.ts';

reloadOnChunkError();

// The browser offers to install the site once, and perhaps before the code that takes it up is here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  (globalThis as { __install?: Event }).__install = event;
});

const brand = readBrand(document);
const loadInitialScreen = async () => {
  const routeMatch = await loadRouteMatch(location.pathname);
  // A bundle has no screen of what its brand switched off.
  const isInBundle = routeMatch && (!routeMatch.feature.flag || brand.flags[routeMatch.feature.flag]);
  await (isInBundle && getScreen(routeMatch.route.screen).load());
};
/** What cannot come now is asked for again by whoever draws it, and says so there. */
const ignoreFailure = () => undefined;

const start = async (): Promise<void> => {
  const i18nReady = startI18n(brand, createTranslationLoader(brand), ['shell', 'games'], readInlineTranslations(brand));
  const chromeReady = Promise.all([lazyChrome.load(), lazyHomeSections.load()]).catch(ignoreFailure);
  // The drawn shell stays on the page until texts and screen are both here: nothing flashes in between.
  const [texts] = await Promise.all([
    i18nReady,
    loadInitialScreen().catch(ignoreFailure),
    // Who does not see it sees nothing before all of the first screen is here.
    isShellVisible() || chromeReady,
    getSession() && lazyAccountChip.load().catch(ignoreFailure),
  ]);

  const store: Store = createStore(createApiContext({ brand, texts, store: () => store }));

  takeOverShell();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App brand={brand} texts={texts} store={store} />
    </StrictMode>,
  );

  runWhenIdle(() => {
    deferredApp
      .load()
      .catch(() => addEventListener('online', () => void deferredApp.load().catch(ignoreFailure), { once: true }));
    void import('./app/start-background-services.ts').then(
      (background) => background.startBackgroundServices({ brand, store, texts }),
      ignoreFailure,
    );
  });
};

void start();
