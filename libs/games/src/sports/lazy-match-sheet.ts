import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Module with the sheet of a match. It starts to load when the visitor's finger touches the link of a match, so that
 * the sheet opens without a delay.
 */
export const lazyMatchSheet = createLazyModule(() => import('./match-sheet.tsx'));
