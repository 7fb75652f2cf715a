import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/** Details of a match. Preloaded while the finger is still on the link. */
export const lazyMatchSheet = createLazyModule(() => import('./match-sheet.tsx'));
