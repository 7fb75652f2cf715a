import type { ScreenModule } from '@livery/kit/feature/define-feature';
import { type LazyModule, useLazyModule } from '@livery/kit/lazy/lazy-module';
import { createElement } from 'react';
import { LazyLoadingScreen } from '../deferred/lazy-loading-screen.ts';

/**
 * Renders a screen when its chunk has loaded. If the load fails twice, the error boundary shows a retry button. Until
 * then, the loading view is shown.
 */
export const LazyScreen = ({ screen }: { screen: LazyModule<ScreenModule> }) => {
  const loaded = useLazyModule(screen, { retries: 1 });
  return createElement(loaded ? loaded.Screen : LazyLoadingScreen);
};
