import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/** The link to the search in the header. The home page does not show it, so the first load does not contain its code. */
export const lazySearchLink = createLazyModule(() => import('../app-bar/search-link.tsx'));
