import '@livery/ui/tokens/tokens.css';
import '@livery/ui/base/base.css';
import { getPageState } from '@livery/contract/page-state';
import { lazyPopularGamesExtras } from '@livery/games/game-browser/lazy-popular-games-extras';
import { lazyHomeSections } from '@livery/games/home/lazy-home-sections';
import { readBrand } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import { loadWithRetries } from '@livery/kit/lazy/lazy-module';
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

// The browser fires this event once, possibly before the code that handles it has loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  getPageState().installPrompt = event;
});

const brand = readBrand(document);
const loadInitialScreen = async () => {
  const routeMatch = await loadRouteMatch(location.pathname);
  // A bundle has no screens of features that its brand disables.
  const isInBundle = routeMatch && (!routeMatch.feature.flag || brand.flags[routeMatch.feature.flag]);
  await (isInBundle && routeMatch.route.screen.load());
};
/** Ignores a failed preload. The component that renders the module loads it again and shows the error. */
const ignoreFailure = () => undefined;

const start = async (): Promise<void> => {
  const i18nReady = startI18n(brand, createTranslationLoader(brand), ['shell', 'games'], readInlineTranslations(brand));
  const chromeReady = Promise.all([lazyChrome.load(), lazyHomeSections.load(), lazyPopularGamesExtras.load()]).catch(
    ignoreFailure,
  );
  // The prerendered shell stays on the page until texts and screen have both loaded, so that nothing flashes in
  // between.
  const [texts] = await Promise.all([
    i18nReady,
    loadInitialScreen().catch(ignoreFailure),
    // Without a visible shell, the page stays empty until the full first screen has loaded.
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
    void loadWithRetries(deferredApp, Infinity);
    void import('./app/start-background-services.ts').then(
      (background) => background.startBackgroundServices({ brand, store, texts }),
      ignoreFailure,
    );
  });
};

void start();
