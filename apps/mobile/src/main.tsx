import '@livery/ui/tokens/tokens.css';
import '@livery/ui/base/base.css';
import { getPageState } from '@livery/contract/page-state';
import { lazyPopularGamesExtras } from '@livery/games/game-browser/lazy-popular-games-extras';
import { lazyHomeSections } from '@livery/games/home/lazy-home-sections';
import { readBrand } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import { createLazyModule, loadWithRetries } from '@livery/kit/lazy/lazy-module';
import { runWhenIdle } from '@livery/kit/lazy/run-when-idle';
import { getSession } from '@livery/kit/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiContext } from './api/create-api-context.ts';
import { App } from './app/app.tsx';
import { isShellVisible, takeOverShell } from './app-shell/hydrate-shell.ts';
import { deferredApp } from './deferred/lazy-deferred-app.ts';
import { loadRouteMatch } from './routing/use-route-match.ts';
import { lazyChrome } from './deferred/lazy-chrome.ts';
import { lazyAccountChip } from './deferred/lazy-account-chip.ts';
import { reloadOnChunkError } from './update/reload-on-chunk-error.ts';
import { createStore, type Store } from './api/store.ts';
import { readInlineTranslations, createTranslationLoader } from './i18n/load-translations.ts';

reloadOnChunkError();

// The browser fires this event only once, if the visitor can install the app. The code that offers the installation may
// not have loaded yet. The event is therefore stored, and that code reads it later.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  getPageState().installPrompt = event;
});

const backgroundServices = createLazyModule(() => import('./app/start-background-services.ts'));

const brand = readBrand(document);
const loadInitialScreen = async () => {
  const routeMatch = await loadRouteMatch(location.pathname);
  // The brand's bundle does not contain the screens of disabled features.
  const isInBundle = routeMatch && (!routeMatch.feature.flag || brand.flags[routeMatch.feature.flag]);
  await (isInBundle && routeMatch.route.screen.load());
};
/**
 * Ignores a failed preload. The component that uses the module loads the module again. If the second load fails too,
 * the component shows the error.
 */
const ignoreFailure = () => undefined;

const start = async (): Promise<void> => {
  const i18nReady = startI18n(brand, createTranslationLoader(brand), ['shell', 'games'], readInlineTranslations(brand));
  const chromeReady = Promise.all([lazyChrome.load(), lazyHomeSections.load(), lazyPopularGamesExtras.load()]).catch(
    ignoreFailure,
  );
  // The prerendered page stays visible until the texts and the first screen have loaded. Otherwise the visitor would
  // see translation keys or an empty page for a short time.
  const [texts] = await Promise.all([
    i18nReady,
    loadInitialScreen().catch(ignoreFailure),
    // Without a visible prerendered page, the visitor would see no header and no bottom bar, so the app waits until
    // these have loaded.
    isShellVisible() || chromeReady,
    getSession() && lazyAccountChip.load().catch(ignoreFailure),
  ]);

  getPageState().texts = texts;

  const store: Store = createStore(createApiContext({ brand, texts, store: () => store }));

  takeOverShell();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App brand={brand} texts={texts} store={store} />
    </StrictMode>,
  );

  runWhenIdle(() => {
    void loadWithRetries(deferredApp, Infinity);
    void loadWithRetries(backgroundServices, Infinity).then(({ startBackgroundServices }) =>
      startBackgroundServices({ brand, store, texts }),
    );
  });
};

void start();
