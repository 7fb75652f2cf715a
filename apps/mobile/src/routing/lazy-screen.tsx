import { createElement, useEffect, useState } from 'react';
import { useLoadedModule } from '@livery/kit/lazy-module';
import { LazyLoadingScreen } from '../deferred/lazy-loading-screen.ts';
import { ErrorFallback } from './error-fallback.tsx';
import type { RouteMatch } from './match-route.ts';
import { getScreen } from './screen-cache.ts';

/** After a chunk failed it is asked for once more by itself, after this long. */
export const retryDelayMs = 2000;

/** A screen once its chunk is here. A chunk that fails is logged, and the loading view remains until a second try has failed too: then the member is asked. */
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
      // Whoever looks into a member's trouble finds it there.
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
