import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { lazyChrome } from './lazy-chrome.ts';

/**
 * Loading view for a screen whose code is still loading. Its own code loads with the header and the bottom bar. This is
 * early enough, because the view appears only after a delay.
 */
export const LazyLoadingScreen = withPrerenderFallback(lazyChrome, 'pending', (module) => module.LoadingScreen);
