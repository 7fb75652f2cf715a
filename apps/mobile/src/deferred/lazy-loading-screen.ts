import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { lazyChrome } from './lazy-chrome.ts';

/**
 * Loading view for a screen whose code is still loading. It appears only after a delay, so its code can load with the
 * header and the bottom bar.
 */
export const LazyLoadingScreen = withPrerenderFallback(lazyChrome, 'pending', (module) => module.LoadingScreen);
