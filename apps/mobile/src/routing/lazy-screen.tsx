import type { ScreenModule } from '@livery/kit/feature/define-feature';
import { type LazyModule, useLazyModule } from '@livery/kit/lazy/lazy-module';
import { createElement } from 'react';
import { LazyLoadingScreen } from '../deferred/lazy-loading-screen.ts';

/**
 * Shows the loading view until the chunk of a screen has loaded, and then the screen. If the load fails twice, the
 * error boundary shows a retry button.
 */
export const LazyScreen = ({ screen }: { screen: LazyModule<ScreenModule> }) => {
  const loaded = useLazyModule(screen, { retries: 1 });
  return createElement(loaded ? loaded.Screen : LazyLoadingScreen);
};
