import { createLazyModule } from '@livery/kit/lazy/lazy-module';

/**
 * Module with the sheet of a match. It is preloaded when the visitor presses the link of a match, so that the sheet
 * opens without a delay.
 */
export const lazyMatchSheet = createLazyModule(() => import('./match-sheet.tsx'));
