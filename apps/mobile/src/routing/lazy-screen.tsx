import { createElement, useEffect, useState } from 'react';
import { useLoadedModule } from '@livery/kit/lazy-module';
import { LazyLoadingScreen } from '../deferred/lazy-loading-screen.ts';
import { ErrorFallback } from './error-fallback.tsx';
import type { RouteMatch } from './match-route.ts';
import { getScreen } from './screen-cache.ts';

/** Milliseconds until a failed chunk is requested once more automatically. */
export const retryDelayMs = 2000;

/**
 * Renders a screen after its chunk has loaded. A failure is logged, and the loading view stays until a second attempt
 * has failed. Then a retry button is shown.
 */
export const LazyScreen = ({ load }: { load: RouteMatch['route']['screen'] }) => {
  const lazyScreen = getScreen(load);
  const loadedScreen = useLoadedModule(lazyScreen);
  const [attempts, setAttempts] = useState(1);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (loadedScreen) return;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    lazyScreen.load().catch((error: unknown) => {
      // Logged for support.
      // oxlint-disable-next-line no-console
      console.error('A screen could not be loaded', error);
      if (!isCurrent) return;
      if (attempts % 2 === 0) setFailed(true);
      else retryTimer = setTimeout(() => setAttempts(attempts + 1), retryDelayMs);
    });
    return () => {
      isCurrent = false;
      clearTimeout(retryTimer);
    };
  }, [loadedScreen, lazyScreen, attempts]);

  if (loadedScreen) return createElement(loadedScreen.Screen);
  if (!hasFailed) return <LazyLoadingScreen />;
  const retry = () => {
    setFailed(false);
    setAttempts(attempts + 1);
  };
  return <ErrorFallback onRetry={retry} />;
};
