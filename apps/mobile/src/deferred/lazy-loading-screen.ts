import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { lazyChrome } from './lazy-chrome.ts';

/** The loading view, where the code of a screen is not here yet. It shows itself only after a while, so it comes with the bars. */
export const LazyLoadingScreen = withPrerenderFallback(lazyChrome, 'pending', (module) => module.LoadingScreen);
